/** A question in a dialog, which the caller waits for; another question, or to close it, means no. */
export class Confirmation {
  dialog: HTMLDialogElement | undefined = $state()
  #answer: ((yes: boolean) => void) | undefined

  ask(): Promise<boolean> {
    this.#answer?.(false)
    this.dialog?.showModal()
    return new Promise((resolve) => (this.#answer = resolve))
  }

  close(yes: boolean): void {
    const told = this.#answer
    this.#answer = undefined
    this.dialog?.close()
    told?.(yes)
  }
}
