// A second front end, in a browser: home, payments and two-factor authentication.
import { mount } from 'svelte'
import App from './App.svelte'
import { app } from './app.ts'

mount(App, { target: document.body })
void app.startup.tasks.initialise()
