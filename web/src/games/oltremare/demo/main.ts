/** Only for development: moments of real games, one after the other. Open /src/games/oltremare/demo/. */
import { mount } from 'svelte'
import '../../../app.css'
import Demo from './Demo.svelte'

mount(Demo, { target: document.getElementById('app')! })
