import { isReached, syncProblem, syncProblemKinds } from './sync-problems';

const kinds: readonly string[] = [
	...['address', 'unreachable', 'certificate', 'redirect', 'no-rest', 'no-woocommerce', 'key'],
	...['rights', 'clock', 'html', 'cut-off', 'too-large', 'cached', 'timeout', 'busy', 'missing'],
	...['refused', 'store'],
];

describe('The message about an unreadable shop', () => {
	it('differs for each kind of problem, and contains advice', () => {
		expect(syncProblemKinds).toEqual(kinds);
		const problems = syncProblemKinds.map((kind) => syncProblem(kind));
		expect(new Set(problems.map(({ problem }) => problem)).size).toBe(kinds.length);
		for (const { problem, advice } of problems) {
			expect(problem).toMatch(/^[A-Z].*\.$/);
			expect(advice).toMatch(/^[A-Z].*\.$/);
		}
	});

	it('links to the screen of the shop where it is fixed', () => {
		expect(syncProblem('key').screen).toBe('admin.php?page=wc-settings&tab=advanced&section=keys');
		expect(syncProblem('no-rest').screen).toBe('options-permalink.php');
		expect(syncProblem('clock').screen).toBeUndefined();
	});

	it('also exists for a kind that only a newer store knows', () => {
		expect(syncProblem('locusts' as never).problem).toBe('The shop cannot be reached.');
	});

	it('names the time until which the shop asked to wait, and the button that does not wait', () => {
		expect(syncProblem('busy', '12:05 PM')).toEqual({
			problem: 'The shop asked to wait until 12:05 PM.',
			advice:
				'The shop is checked again within five minutes. Choose “Update now” to check it at once.',
		});
	});

	it('distinguishes a refusal from an unreachable shop', () => {
		expect(syncProblemKinds.filter((kind) => !isReached(kind))).toEqual([
			...['address', 'unreachable', 'certificate', 'timeout', 'busy'],
		]);
	});
});
