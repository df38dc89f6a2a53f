/** Whether a seed is the one that was promised; undefined where the browser cannot compute it (no safe connection). */
export async function matchesCommitment(
  seed: string,
  commitment: string,
): Promise<boolean | undefined> {
  const sum = await crypto.subtle?.digest(
    'SHA-256',
    new TextEncoder().encode(`fondaco seed ${seed}`),
  )
  if (!sum) return undefined
  const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment
}
