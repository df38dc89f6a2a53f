/** Something told in passing, such as why a move was refused. */
const SHOWN_MS = 6000

export class Notice {
  text = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  tell = (text: string): void => {
    this.text = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.text = ''), SHOWN_MS)
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
