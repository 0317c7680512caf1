import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../testing/server-process';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-logs-'));
const token = 'a-token-that-nobody-is-to-read';
let server: ServerProcess;
afterAll(async () => {
	await server.end();
	rmSync(folder, { recursive: true, force: true });
});

describe('the log of a server', () => {
	it('tells each request by route, status and time, and nothing of people, searches, tokens or cookies', async () => {
		const file = path.join(folder, 'shop.duckdb');
		const words = ['--db', file, '--demo-orders', '20', '--token', token, '--log', 'info'];
		server = await ServerProcess.start(words);
		const link = /http:\S+token=(\S+)/.exec(server.said);
		const loggedIn = await fetch(link?.[0] ?? '', { redirect: 'manual' });
		const cookie = String(loggedIn.headers.get('set-cookie')).split(';')[0] ?? '';
		const requests: [string, RequestInit?][] = [
			['/wp-json/wc-analytics/reports/customers?search=marked-word&searchby=email'],
			['/wp-json/wc-analytics/customers?search=marked@mail.example'],
			['/wp-json/wc-analytics/customers/marked@mail.example'],
			['/wp-json/marked-namespace/of-nobody?token=marked-token'],
			['/wp-admin/admin.php?page=marked&token=marked-token', { headers: { cookie } }],
			['/marked-page?q=marked'],
			['/marked%'],
			['/wp-json/wc-analytics/reports/orders?after=marked-day'],
			[
				'/wp-json/wc-admin/options',
				{ method: 'POST', body: '{"marked":"marked@mail.example"', headers: {} },
			],
			['/metrics', { headers: { authorization: 'Bearer marked-guess' } }],
		];
		for (const [url, { headers, ...init } = {}] of requests) {
			const sent = { authorization: `Bearer ${token}`, cookie: 'marked=marked', ...headers };
			await fetch(server.url + url, { ...init, headers: sent, redirect: 'manual' });
		}
		server.child.kill('SIGTERM');
		expect(await server.ended).toBe(0);
		const lines = server.said.split('\n').filter((line) => line.startsWith('{'));
		const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
		const responses = told.filter(({ msg }) => msg === 'answered');
		expect(responses.map(({ method, route, status }) => [method, route, status])).toEqual([
			['GET', '/wp-admin/:page', 302],
			['GET', '/wp-json/wc-analytics/reports/customers', 200],
			['GET', '/wp-json/wc-analytics/customers', 200],
			['GET', '/wp-json/*', 404],
			['GET', '/wp-json/*', 404],
			['GET', '/wp-admin/:page', 302],
			['GET', 'none', 404],
			['GET', '/wp-json/wc-analytics/reports/orders', 400],
			['POST', '/wp-json/wc-admin/options', 400],
			['GET', '/metrics', 401],
		]);
		const keys = new Set(responses.flatMap((line) => Object.keys(line)));
		expect([...keys].sort()).toEqual(
			['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time'].sort(),
		);
		expect(lines.join('\n')).not.toMatch(/marked|mail\.example|127\.0\.0\.1:\d+\/\S/);
		for (const secret of [token, link?.[1] ?? '?', cookie.split('=')[1] ?? '?']) {
			expect(lines.join('\n')).not.toContain(secret);
		}
	});
});
