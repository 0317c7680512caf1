import { isReached, problemOf } from './problems';

const kinds = [
	...['address', 'unreachable', 'certificate', 'redirect', 'no-rest', 'no-woocommerce', 'key'],
	...['rights', 'clock', 'html', 'cut-off', 'timeout', 'busy', 'missing', 'refused', 'store'],
] as Parameters<typeof problemOf>[0][];

describe('what is said when the shop cannot be read', () => {
	it('is another sentence for each kind of problem, with something to do', () => {
		const problems = kinds.map((kind) => problemOf(kind));
		expect(new Set(problems.map(({ problem }) => problem)).size).toBe(kinds.length);
		for (const { problem, advice } of problems) {
			expect(problem).toMatch(/^[A-Z].*\.$/);
			expect(advice).toMatch(/^[A-Z].*\.$/);
		}
	});

	it('leads to the screen of the shop where it is put right', () => {
		expect(problemOf('key').screen).toBe('admin.php?page=wc-settings&tab=advanced&section=keys');
		expect(problemOf('no-rest').screen).toBe('options-permalink.php');
		expect(problemOf('clock').screen).toBeUndefined();
	});

	it('is said of a kind that only a newer store knows, too', () => {
		expect(problemOf('locusts' as never).problem).toBe('The shop cannot be reached.');
	});

	it('tells a shop that refuses from one that is not there', () => {
		expect(kinds.filter((kind) => !isReached(kind))).toEqual([
			...['address', 'unreachable', 'certificate', 'timeout', 'busy'],
		]);
	});
});
