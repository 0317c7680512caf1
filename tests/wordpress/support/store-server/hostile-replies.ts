import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Responses of a store server that is broken or wants to do harm, as JSON or as bytes. */

/** A body of so many bytes that PHP would need a hundred times as much memory for. */
export const flood = (unit: string, bytes: number) =>
	`{"shop":"x","age":1,"data":[${`${unit},`.repeat(bytes / (unit.length + 1))}0]}`;

/** Units of floods: what JSON makes PHP's largest values of. */
export const floodUnits = ['{}', '[]', '[0]', '{"a":0}', '{"a":{}}', '[[[[[[[0]]]]]]]', '0', '"a"'];

/** Sends a body that is packed twice and says so once: WordPress unpacks once more than cURL. */
export function sendPackedTwice(response: ServerResponse): void {
	const bomb = gzipSync(gzipSync(Buffer.alloc(64 * 1024 ** 2, ' ')));
	response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
	response.end(bomb);
}

/** The response to a report with members of the given ones instead. */
export const replyOf = (shop: string, members: object) =>
	JSON.stringify({ shop, age: 42, total: 0, total_pages: 0, data: [], ...members });

/** Totals that no rows stand for. */
export const forgedTotals: readonly object[] = [
	{ total: 1_000_000, total_pages: 333_334 },
	{ total: -1, total_pages: 0 },
	{ total: '7', total_pages: '3' },
	{ total: 3, total_pages: 1_000_000, data: [{}, {}, {}] },
	{ total: 0, total_pages: 0, data: [{}] },
];

/** Texts in rows that would run a script, each with what may be left of it. */
export const hostileTexts: readonly [text: string, shown: string][] = [
	['<script>alert(1)</script>Shirt', 'alert(1)Shirt'],
	['<img src=x onerror=alert(1)>', '<img src="x">'],
	['<img src=x onerror=alert(1)//', '&lt;img src=x onerror=alert(1)//'],
	['<svg/onload=alert(1)>', ''],
	['<a href="javascript:alert(1)">Shirt</a>', '<a href="alert(1)">Shirt</a>'],
	['<Set><div onclick=alert(1)>', '<div>'],
];

/** Texts of shops that stay as they are. */
export const harmlessTexts: readonly string[] = [
	'A < B & C',
	'Guitar Strap & Picks <Set>',
	'I <3 tea',
	'<b>Tea</b> & co',
	'<a href="https://shop.example/?a=1&amp;b=2">Tea</a>',
	'<span class="amount"><bdi>&#36;1</bdi></span>',
];
