/** Web push: notes when it is my turn, on this device, if I want them. */
import { api } from './api'

export function possible(key: string | undefined): boolean {
  return (
    !!key &&
    isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis
  )
}

/** The worker, if it comes within a moment. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error('no service worker')), 4000),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

export async function subscribed(): Promise<boolean> {
  return !!(await (await worker()).pushManager.getSubscription())
}

/** Whether it worked; false where the reader or the browser says no. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await worker()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  try {
    await api.push(endpoint ?? '', keys ?? {})
  } catch (error) {
    await made.unsubscribe()
    throw error
  }
  return true
}

/** By a fresh secret the house has to be asked again, if this browser was to be told. */
export async function renew(key: string | undefined): Promise<void> {
  if (!possible(key) || Notification.permission !== 'granted') return
  const made = await worker()
    .then(({ pushManager }) => pushManager.getSubscription())
    .catch(() => null)
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (endpoint) await api.push(endpoint, keys ?? {}).catch(() => made?.unsubscribe())
}

export async function unsubscribe(): Promise<void> {
  const made = await (await worker()).pushManager.getSubscription()
  if (!made) return
  await made.unsubscribe()
  await api.unpush(made.endpoint)
}
