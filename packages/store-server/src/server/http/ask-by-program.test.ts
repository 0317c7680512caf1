import { transformSync } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { runQuery } from '../../cli/query/run-query';
import type { StoreDatabase } from '../../database/store-database';
import { KeyRing } from '../../rest/keys/key-ring';
import { importShop } from '../../sources/export/import-shop';
import { openDatabase } from '../../store-file/open';
import { noteControl } from '../../stores/control-file';
import { createStoreServer, type StoreServer } from '../server';

const root = path.resolve(import.meta.dirname, '../../../../..');
const page = readFileSync(path.join(root, 'docs/ask-by-program.md'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-examples-'));
const file = path.join(folder, 'shop.duckdb');
const token = 'the-token-of-this-test';
let database: StoreDatabase;
let server: StoreServer;
let url: string;
let key: string;

beforeAll(async () => {
	await importShop(path.join(root, 'tests/fixtures/store-a.zip'), file);
	database = await openDatabase(file);
	const keys = new KeyRing();
	key = (await keys.make('Examples', false)).secret;
	const now = () => new Date('2026-11-20T17:00:00Z');
	server = await createStoreServer({ context: { database, now, keys }, token });
	url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
	await noteControl(file, { url, token });
});
afterAll(async () => {
	await server.close(0);
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** The blocks of code in a part of the page. */
function blocks(title: string, language: string): string[] {
	const [, part = ''] = page.split(`\n## ${title}\n`);
	const text = part.split('\n## ')[0] ?? '';
	return [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
		([, code = '']) => code,
	);
}

describe('The examples of docs/ask-by-program.md', () => {
	it('ask REST, and get what the page shows', async () => {
		const requests = blocks('REST', 'sh').map((code) => ({
			route: /\/wp-json\S+/.exec(code)?.[0] ?? '',
			body: /-d '([^']+)'/.exec(code)?.[1] ?? '',
		}));
		const [query, changes] = await Promise.all(
			requests.map(async ({ route, body }) => {
				const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
				const reply = await fetch(url + route, { method: 'POST', headers, body });
				return (await reply.json()) as object;
			}),
		);
		expect(query).toMatchObject({ totals: { net_revenue: 15196.53 } });
		const { by, ...shown } = JSON.parse(blocks('REST', 'json')[0] ?? '') as {
			by: { parts: object[] }[];
		};
		const [{ parts, ...split } = { parts: [] }] = by;
		expect(changes).toMatchObject({
			...shown,
			by: [{ ...split, parts: [expect.objectContaining(parts[0] ?? {}), {}, {}] }],
		});
	});

	it('call a tool by MCP', async () => {
		const client = new Client({ name: 'a-test', version: '1.0.0' });
		const requestInit = { headers: { authorization: `Bearer ${key}` } };
		await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
		const args = JSON.parse(blocks('MCP', 'json')[0] ?? '') as Record<string, unknown>;
		const { structuredContent } = await client.callTool({ name: 'query', arguments: args });
		expect(structuredContent).toMatchObject({
			totals: { net_revenue: 15196.53 },
			compared_totals: { net_revenue: 14027.05 },
		});
		const { tools } = await client.listTools();
		for (const { name } of tools) expect(page).toContain(`| \`${name}\``);
		await client.close();
	});

	it('run as TypeScript', async () => {
		const [code = ''] = blocks('TypeScript', 'ts');
		const { code: script } = transformSync(code, { loader: 'ts', format: 'esm' });
		const run = new Function(
			'url',
			'key',
			`return (async () => {${script}; return { totals, rows };})()`,
		);
		expect(await run(url, key)).toMatchObject({
			totals: { net_revenue: 15196.53 },
			rows: [{ payment_method: 'cod', net_revenue: 8652.73 }, {}, {}],
		});
	});

	it('run as commands', async () => {
		const lines = (blocks('A command', 'sh')[0] ?? '').trim().split('\n');
		const outputs = [];
		for (const line of lines) {
			const written = { out: '', err: '' };
			const code = await runQuery([...line.split(' ').slice(4), '--db', file], {
				...{ root: folder, folder },
				out: { write: (text) => (written.out += text) },
				err: { write: (text) => (written.err += text) },
			});
			expect([line, code, written.err]).toEqual([line, 0, '']);
			outputs.push(written.out);
		}
		expect(outputs.length).toBe(4);
		expect(outputs[0]).toMatch(/Cash on delivery +8652\.73 +72/);
		expect(JSON.parse(outputs[1] ?? '')).toEqual([{ net_revenue: 8652.73 }]);
	});
});
