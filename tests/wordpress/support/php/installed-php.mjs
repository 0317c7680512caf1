/**
 * A web server on top of `php -S` that takes concurrent requests: `node installed-php.mjs FOLDER PHP FLAG…`. PHP's own
 * way, PHP_CLI_SERVER_WORKERS, sometimes leaves a request without a response, because a busy worker accepts further
 * connections and lets them wait. Here every PHP has one request at a time, on its own connection. Requests wait for one
 * another, because two that write at once find SQLite locked. They do not wait for ever, because some of them are slow
 * on purpose. It prints its port when it listens.
 */
import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { sendFile } from './static-files.mjs';

const PHPS = 4;
const PATIENCE = 4000;
const [folder, php, ...flags] = process.argv.slice(2);
const idle = await Promise.all(Array.from({ length: PHPS }, startPhp));
const waiting = [];
/** Running requests, by their start times. */
const running = new Set();

const server = createServer(async (request, response) => {
	if (await sendFile(folder, request, response)) return;
	const parts = [];
	try {
		for await (const part of request) parts.push(part);
	} catch {
		return; // A browser that leaves during a request needs no response.
	}
	waiting.push({ request, response, body: Buffer.concat(parts) });
	next();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
setInterval(next, 250);

/** Starts a PHP on a port that the system chooses: one that we probe may be taken by the time PHP wants it. */
async function startPhp() {
	const address = ['-S', '127.0.0.1:0', '-t', folder];
	const { stderr } = spawn(php, [...flags, ...address], { stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	for await (const [chunk] of on(stderr, 'data', { close: ['end'] })) {
		said += chunk;
		const [, phpPort] = /:(\d+)\) started/.exec(said) ?? [];
		if (!phpPort) continue;
		// It goes on to write a line for each request.
		stderr.resume();
		return Number(phpPort);
	}
	throw new Error(`PHP did not start: ${said}`);
}

function next() {
	const isFree = [...running].every(({ began }) => performance.now() - began > PATIENCE);
	if (!isFree || idle.length === 0 || waiting.length === 0) return;
	const { request, response, body } = waiting.shift();
	const phpPort = idle.pop();
	const run = { began: performance.now() };
	running.add(run);
	const { method, url, headers } = request;
	const upstream = httpRequest({
		port: phpPort,
		method,
		path: url,
		headers: { ...headers, connection: 'close' },
		agent: false,
	});
	upstream.once('response', (reply) => {
		response.writeHead(reply.statusCode, reply.rawHeaders);
		// Reads to the end even if the browser has left, because this PHP is busy until then.
		reply.on('data', (part) => response.write(part));
		reply.once('end', () => response.end());
	});
	upstream.once('error', (error) => {
		if (response.headersSent) response.destroy(error);
		else response.writeHead(502).end(String(error));
	});
	upstream.once('close', () => {
		running.delete(run);
		idle.push(phpPort);
		next();
	});
	upstream.end(body);
}
