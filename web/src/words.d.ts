declare module 'virtual:words' {
  const others: Record<string, () => Promise<{ default: string }>>
  export default others
}
declare module 'virtual:words/*' {
  const text: string
  export default text
}
