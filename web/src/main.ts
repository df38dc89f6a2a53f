import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { preferred, setLanguage } from './lib/i18n.svelte'
import { settings, show } from './lib/settings.svelte'

show()
void setLanguage(preferred(settings.language))
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void import('./pwa/worker.svelte').then((worker) => worker.register())
