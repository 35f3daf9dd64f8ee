import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * @typedef {object} Node
 * @property {number} pid
 * @property {string} nats the address for programs
 * @property {string} websocket the address for phones
 * @property {() => Promise<void>} stop shuts the server down, and resolves when it has ended
 * @property {() => Promise<void>} kill ends the server at once, without a shutdown
 */

/**
 * Starts one nats-server. Resolves when it accepts connections.
 *
 * @param {string} program the path of nats-server
 * @param {string} file where its configuration is written
 * @param {string} configuration
 * @returns {Promise<Node>}
 */
export async function startNode(program, file, configuration) {
  writeFileSync(file, configuration, { mode: 0o600 });
  const server = spawn(program, ['--config', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const failed = once(server, 'error').then(([cause]) => {
    throw new Error(`${program} did not start.`, { cause });
  });
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  try {
    const addresses = await Promise.race([failed, untilReady(program, server)]);
    const pid = server.pid ?? Number.NaN;
    return { ...addresses, pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/**
 * Resolves to the addresses of a server when it accepts connections.
 *
 * @param {string} program
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilReady(program, { stderr }) {
  if (!stderr) throw new TypeError('The output of nats-server is not read.');
  let said = '';
  for await (const line of createInterface({ input: stderr })) {
    said += `${line}\n`;
    if (!line.includes('Server is ready')) continue;
    const [, nats] = /client connections on (\S+)/.exec(said) ?? [];
    const [, websocket] = /websocket clients on (\S+)/.exec(said) ?? [];
    if (!nats || !websocket) break;
    // Otherwise the server waits when its output is full.
    stderr.resume();
    return { nats, websocket };
  }
  throw new Error(`${program} did not start:\n${said}`);
}
