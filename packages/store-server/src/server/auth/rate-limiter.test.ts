import { RateLimiter } from './rate-limiter';

/** Sends wrong tokens until the client is throttled, and returns their number. */
function guess(tries: RateLimiter, client: string, times: number): number {
	let looked = 0;
	for (let time = 0; time < times; time++) {
		if (tries.mayTry(client)) {
			looked += 1;
			tries.note(client, false);
		}
	}
	return looked;
}

describe('Wrong tries', () => {
	let now = 1_000_000;
	const tries = () => new RateLimiter(() => now);

	it('are checked ten times, and then once a second, for each client', () => {
		const wrong = tries();
		expect(guess(wrong, 'a', 50)).toBe(10);
		expect(guess(wrong, 'b', 50)).toBe(10);
		now += 3000;
		expect(guess(wrong, 'a', 50)).toBe(3);
		now += 3_600_000;
		expect(guess(wrong, 'a', 50)).toBe(10);
	});

	it('are checked a hundred times, and then five times a second, for all clients', () => {
		const wrong = tries();
		const everywhere = Array.from({ length: 500 }, (_, index) => `client ${index}`);
		const looked = () => everywhere.reduce((sum, client) => sum + guess(wrong, client, 1), 0);
		expect(looked()).toBe(100);
		now += 2000;
		expect(looked()).toBe(10);
	});

	it('of others do not throttle clients that were right before', () => {
		const wrong = tries();
		wrong.note('owner', true);
		for (let client = 0; client < 500; client++) guess(wrong, `client ${client}`, 1);
		expect([wrong.mayTry('stranger'), wrong.mayTry('owner')]).toEqual([false, true]);
		expect(guess(wrong, 'owner', 50)).toBe(10);
	});

	it('are not recorded without limit', () => {
		const wrong = tries();
		for (let client = 0; client < 30_000; client++) {
			now += 1000;
			guess(wrong, `client ${client}`, 1);
		}
		expect(Reflect.get(wrong, 'clients').size).toBeLessThanOrEqual(10_000);
	});
});
