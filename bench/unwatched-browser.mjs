import { spawn } from 'node:child_process';
import { LAUNCH, PHONE, untilDrawn } from './browser.mjs';

/**
 * Drives a browser without observing its network. Playwright observes the network, so the engine parses every script a
 * second time to find the source position of each request. This takes a fifth of a cold start and does not happen in a
 * user's browser.
 */

const END = '\0';

/**
 * Launches a browser with a phone's viewport and the profile in `folder`. Controls it through a DevTools protocol pipe.
 *
 * @param {string} folder
 */
export async function launchUnwatched(folder) {
  const { width, height } = PHONE.viewport;
  const browser = spawn(
    LAUNCH.executablePath,
    [
      ...LAUNCH.args,
      '--headless=new',
      '--no-first-run',
      '--hide-scrollbars',
      '--remote-debugging-pipe',
      `--lang=${PHONE.locale}`,
      `--window-size=${width},${height}`,
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, TZ: PHONE.timezoneId } },
  );
  const orders = /** @type {import('node:stream').Writable} */ (browser.stdio[3]);
  const answers = /** @type {import('node:stream').Readable} */ (browser.stdio[4]);

  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let read = '';
  answers.setEncoding('utf8');
  answers.on('data', (chunk) => {
    const messages = (read + chunk).split(END);
    read = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  const gone = new Promise((resolve) => {
    browser.once('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
      resolve(undefined);
    });
  });
  let last = 0;
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  const send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      orders.write(JSON.stringify({ id: last, method, params, sessionId }) + END);
    });

  const { targetInfos } = await send('Target.getTargets');
  const { targetId } = targetInfos.find((/** @type {{ type: string }} */ { type }) => type === 'page');
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @param {string} method @param {object} params */
  const ask = (method, params) => send(method, params, sessionId);
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });

  /** @param {string} expression @returns {Promise<any>} */
  async function evaluate(expression) {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** @param {string} drawn a selector @returns {Promise<number>} the milliseconds since the navigation */
  const drawnAt = (drawn) => evaluate(`(${untilDrawn})(${JSON.stringify(drawn)})`);

  return {
    evaluate,
    untilDrawn: drawnAt,
    /** @param {number} rate how many times slower; 4 simulates a cheap phone */
    slowCpu: (rate) => ask('Emulation.setCPUThrottlingRate', { rate }),
    /**
     * Navigates, and returns the milliseconds until the frame that shows `drawn`, a selector.
     *
     * @param {string} url
     * @param {string} drawn
     * @returns {Promise<number>}
     */
    async timeToDraw(url, drawn) {
      await ask('Page.navigate', { url });
      return drawnAt(drawn);
    },
    /**
     * Clicks at a point of the page after a delay in milliseconds.
     *
     * @param {number} delay
     * @param {{ x: number, y: number }} point
     */
    async tapAfter(delay, point) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      for (const type of ['mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
    },
    async close() {
      // The browser may exit before it answers.
      void send('Browser.close').catch(() => {});
      await gone;
    },
  };
}
