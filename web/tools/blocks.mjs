/**
 * What kept a page busy: a trace of Chromium, and in it every task of the page's main thread that took long, with
 * the parts that took most of it. A task may take long because the processor was busy elsewhere: `cpu` is its own time.
 */
const CATEGORIES = ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.compile', 'toplevel']
const TASK = 'ThreadControllerImpl::RunTask'
const STARTING = /^V8\.InvokeApiInterruptCallbacks$/
/** These only wrap what is in them. */
const WRAPPERS =
  /^(ThreadController|Blink|RunMicrotasks|v8\.callFunction|Receive mojo|SimpleWatcher|FlushInstr|V8\.(Handle|Stack|Byte))/
const named = ({ name, args }) => {
  const file = args?.data?.url ?? args?.data?.fileName ?? ''
  return file ? `${name} ${file.split('/').at(-1).split('?')[0]}` : name
}

/** Runs something while the page is traced; answers with its long tasks, those first that took most of the processor. */
export async function blocksDuring(browser, page, action, longest = 50) {
  await browser.startTracing(page, { categories: CATEGORIES })
  await action()
  const text = (await browser.stopTracing()).toString()
  return longTasks(JSON.parse(text).traceEvents, page.url(), longest)
}

function longTasks(events, address, longest) {
  const { host } = new URL(address)
  // Chromium has pages of its own, which are busy too.
  const ours = new Set()
  for (const { name, pid, args } of events) {
    const { frames = [], url = '', processId } = args?.data ?? {}
    if (name === 'CommitLoad' && url.includes(host)) ours.add(pid)
    if (name === 'FrameCommittedInBrowser' && url.includes(host)) ours.add(processId)
    if (name === 'TracingStartedInBrowser')
      for (const frame of frames) if (frame.url?.includes(host)) ours.add(frame.processId)
  }
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const whole = events
    .filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
    .filter(({ pid }) => !ours.size || ours.has(pid))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const first = whole[0]?.ts ?? 0
  return (
    whole
      .filter(({ name, dur }) => name === TASK && dur >= longest * 1000)
      // The tracing itself, while it starts.
      .filter((task) => !whole.some((each) => STARTING.test(each.name) && isWithin(each, task)))
      .map((task) => ({
        at: Math.round((task.ts - first) / 1000),
        took: Math.round(task.dur / 1000),
        cpu: Math.round((task.tdur ?? 0) / 1000),
        parts: partsOf(task, whole),
      }))
      .sort((a, b) => b.cpu - a.cpu)
  )
}

const isWithin = ({ ts, dur, pid, tid }, task) =>
  pid === task.pid && tid === task.tid && ts >= task.ts && ts + dur <= task.ts + task.dur

/** The largest parts of a task: the time of an event without the events in it, summed by name. */
function partsOf(task, whole) {
  const within = whole.filter((each) => isWithin(each, task))
  const sums = new Map()
  const stack = []
  const add = (event, time) => {
    let owner = event
    for (let at = stack.length - 1; WRAPPERS.test(owner.name) && at >= 0; at--) owner = stack[at]
    const name = named(owner)
    sums.set(name, (sums.get(name) ?? 0) + time)
  }
  for (const event of within) {
    while (stack.length && event.ts >= stack.at(-1).ts + stack.at(-1).dur) stack.pop()
    if (stack.length) add(stack.at(-1), -event.dur)
    add(event, event.dur)
    stack.push(event)
  }
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .filter(([, time]) => time > 3000)
    .map(([name, time]) => `${name} ${Math.round(time / 1000)}`)
}
