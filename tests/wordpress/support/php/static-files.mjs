import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types = {
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/**
 * Responds with a script, style, image or font of a folder without PHP. The browser keeps it, as it does with most shops' servers: a
 * page of wp-admin has dozens, and tests open the same pages many times. Resolves to false if there is no such file.
 */
export async function sendFile(folder, { method, url }, response) {
	const { pathname } = new URL(url, 'http://localhost');
	const type = types[path.extname(pathname)];
	if (method !== 'GET' || !type) return false;
	try {
		const body = await readFile(path.join(folder, decodeURIComponent(pathname)));
		response.writeHead(200, {
			'content-type': type,
			'content-length': body.length,
			'cache-control': 'max-age=3600',
		});
		response.end(body);
		return true;
	} catch {
		return false;
	}
}
