import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionsBeside } from './kept-sessions';
import { Sessions } from './sessions';

const DAY = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-sessions-'));
const store = path.join(folder, 'shop.duckdb');
const file = `${store}.sessions`;
let now = 0;
beforeEach(() => {
	now = Date.parse('2026-11-20T12:00:00Z');
	rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A newly started process; the one before may have been killed. */
async function started(sealedWith = '', most = 1000): Promise<Sessions> {
	const sessions = new Sessions('a token', { sealedWith, most, now: () => now });
	await sessions.keepIn(sessionsBeside(store));
	return sessions;
}

describe('Sessions', () => {
	it('survive the process, as hashes that give no access, in a file for the current user only', async () => {
		const session = await (await started()).start();
		const kept = readFileSync(file, 'utf8');
		expect(kept).not.toContain(session);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const [{ seal = '' } = {}] = JSON.parse(kept) as { seal: string }[];
		const after = await started();
		expect([after.isOpen(session), after.isOpen(seal), after.isOpen('a guess')]).toEqual([
			true,
			false,
			false,
		]);
	});

	it('that were opened before there was a store are kept in it', async () => {
		const sessions = new Sessions('a token', { now: () => now });
		const early = await sessions.start();
		await sessions.keepIn(sessionsBeside(store));
		expect((await started()).isOpen(early)).toBe(true);
	});

	it('of 200 browsers stay open together', async () => {
		const sessions = new Sessions('a token');
		const browsers = await Promise.all(Array.from({ length: 200 }, () => sessions.start()));
		expect(browsers.filter((session) => !sessions.isOpen(session))).toEqual([]);
	});

	it('end thirty days after they were last used', async () => {
		const session = await (await started()).start();
		now += 29 * DAY;
		const sooner = await started();
		expect(sooner.isOpen(session)).toBe(true);
		// Writes run one after the other.
		await sooner.start();
		now += 29 * DAY;
		const later = await started();
		expect(later.isOpen(session)).toBe(true);
		now += 30 * DAY + 1;
		expect([later.isOpen(session), (await started()).isOpen(session)]).toEqual([false, false]);
	});

	it('end one by one or all at once, also for the next start', async () => {
		const sessions = await started();
		const [one, two, three] = [
			await sessions.start(),
			await sessions.start(),
			await sessions.start(),
		];
		const link = sessions.newLoginToken();
		await sessions.end(one);
		const after = await started();
		expect([one, two, three].map((each) => after.isOpen(each))).toEqual([false, true, true]);
		await sessions.endAll();
		const last = await started();
		expect([two, three].map((each) => [sessions.isOpen(each), last.isOpen(each)])).toEqual([
			[false, false],
			[false, false],
		]);
		expect(await sessions.redeem(link)).toBeNull();
	});

	it('all end when the owner chooses another access token', async () => {
		const session = await (await started('the first of 16+')).start();
		expect((await started('the first of 16+')).isOpen(session)).toBe(true);
		expect((await started('another of 16 sig')).isOpen(session)).toBe(false);
		expect((await started()).isOpen(session)).toBe(false);
	});

	it('are so many at most: the least recently used one ends', async () => {
		const sessions = await started('', 100);
		const first = await sessions.start();
		const second = await sessions.start();
		now += DAY;
		expect(sessions.isOpen(first)).toBe(true);
		for (let count = 0; count < 99; count++) await sessions.start();
		expect([sessions.isOpen(first), sessions.isOpen(second)]).toEqual([true, false]);
		expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(100);
	});

	it.each(['', '[', '{"a":1}', '[null, 1, {"seal": 5}]'])(
		'do not exist in a file with %j',
		async (text) => {
			writeFileSync(file, text);
			const sessions = await started();
			expect(sessions.isOpen('x')).toBe(false);
			expect(sessions.isOpen(await sessions.start())).toBe(true);
		},
	);
});
