import { mount } from 'svelte'
import './app.css'
import './layout.css' // after it: stronger than a single class there
import App from './App.svelte'
import { preferred, setLanguage } from '$core/i18n.svelte'
import { nextTask } from '$core/painted.svelte'
import { register } from '$core/service-worker.svelte'
import { settings, show } from '$core/settings.svelte'

show()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
// In the reader's language from the first paint; in English if that cannot be fetched.
void setLanguage(preferred(settings.language))
  .catch(() => {})
  .then(nextTask)
  .then(() => mount(App, { target: document.getElementById('app')! }))
if (import.meta.env.PROD) void register()
