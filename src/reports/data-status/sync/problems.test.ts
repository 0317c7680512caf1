import { isReached, problemOf } from './problems';

const kinds = [
	...['address', 'unreachable', 'certificate', 'redirect', 'no-rest', 'no-woocommerce', 'key'],
	...['rights', 'clock', 'html', 'cut-off', 'timeout', 'busy', 'missing', 'refused', 'store'],
] as Parameters<typeof problemOf>[0][];

describe('The message about an unreadable shop', () => {
	it('differs for each kind of problem, and contains advice', () => {
		const problems = kinds.map((kind) => problemOf(kind));
		expect(new Set(problems.map(({ problem }) => problem)).size).toBe(kinds.length);
		for (const { problem, advice } of problems) {
			expect(problem).toMatch(/^[A-Z].*\.$/);
			expect(advice).toMatch(/^[A-Z].*\.$/);
		}
	});

	it('links to the screen of the shop where it is fixed', () => {
		expect(problemOf('key').screen).toBe('admin.php?page=wc-settings&tab=advanced&section=keys');
		expect(problemOf('no-rest').screen).toBe('options-permalink.php');
		expect(problemOf('clock').screen).toBeUndefined();
	});

	it('also exists for a kind that only a newer store knows', () => {
		expect(problemOf('locusts' as never).problem).toBe('The shop cannot be reached.');
	});

	it('distinguishes a refusal from an unreachable shop', () => {
		expect(kinds.filter((kind) => !isReached(kind))).toEqual([
			...['address', 'unreachable', 'certificate', 'timeout', 'busy'],
		]);
	});
});
