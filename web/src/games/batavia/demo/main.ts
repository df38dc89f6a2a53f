/** Moments of real games, for looking at the board without a server: `npm run dev`, then /src/games/batavia/demo/ */
import { mount } from 'svelte'
import '../../../app.css'
import Demo from './Demo.svelte'

mount(Demo, { target: document.getElementById('app')! })
