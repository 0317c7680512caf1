/**
 * A web server like `php -S`, with the oldest supported PHP, as WebAssembly: `node oldest-php.mjs FOLDER`. There
 * is one PHP, so it runs one request at a time. `POST /run` runs the PHP code in the body and returns what it prints.
 * It prints its port when it listens.
 */
import { createServer } from 'node:http';
import { getPHPLoaderModule } from '@php-wasm/node-7-4';
import { loadPHPRuntime, PHP, PHPRequestHandler } from '@php-wasm/universal';
import { sendFile } from './static-files.mjs';

const [folder] = process.argv.slice(2);
const php = await startPhp();
let handler;
let last = Promise.resolve();

const server = createServer(async (request, response) => {
	if (await sendFile(folder, request, response)) return;
	last = last.then(async () => {
		const { status, headers, body } = await reply(request).catch((error) => ({
			status: 500,
			body: String(error),
		}));
		response.writeHead(status, headers).end(body);
	});
});
server.listen(0, '127.0.0.1', () => {
	const { port } = server.address();
	handler = new PHPRequestHandler({
		php,
		documentRoot: folder,
		absoluteUrl: `http://127.0.0.1:${port}`,
		// Browsers keep their own cookies.
		cookieStore: false,
	});
	process.stdout.write(`${port}\n`);
});

async function startPhp() {
	const instance = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
	// Under its own name, which PHP's cache of compiled files does not know, it would compile WordPress for each request.
	instance.setSapiName('cli-server');
	instance.mkdir(folder);
	await instance.mount(folder, (_, files, place) => {
		files.mount(files.filesystems.NODEFS, { root: folder }, place);
		return () => files.unmount(place);
	});
	instance.chdir(folder);
	instance.onMessage(fetchForPhp);
	return instance;
}

/** This PHP has no network: a WordPress in it passes its requests on (installation.ts). */
async function fetchForPhp(message) {
	const { url, ...request } = JSON.parse(message);
	const response = await fetch(url, request);
	const headers = Object.fromEntries(response.headers);
	return JSON.stringify({
		headers,
		body: await response.text(),
		response: { code: response.status },
	});
}

async function reply(request) {
	const { method, url, headers } = request;
	const body = await bytesOf(request);
	if (url !== '/run') {
		const { httpStatusCode, bytes, ...rest } = await handler.request({
			method,
			url,
			headers,
			body,
		});
		return { status: httpStatusCode, headers: rest.headers, body: bytes };
	}
	const { exitCode, bytes, errors } = await php.run({ code: new TextDecoder().decode(body) });
	return exitCode === 0 ? { status: 200, body: bytes } : { status: 500, body: errors };
}

async function bytesOf(stream) {
	const chunks = [];
	for await (const chunk of stream) chunks.push(chunk);
	return new Uint8Array(Buffer.concat(chunks));
}
