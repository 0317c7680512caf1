import { againAfterSignal, EndedBySignal } from './php-process';
import { compareSeeds } from './seeds';

describe('Seeds', () => {
	const run = async (failing: readonly number[], lost?: string) => {
		const [compared, discarded, said]: [number[], number[], string[]] = [[], [], []];
		const differences = await compareSeeds({
			first: 7,
			count: 3,
			compare: async (seed) => {
				compared.push(seed);
				if (failing.includes(seed)) throw new Error('ask.php failed');
				return 2;
			},
			discard: (seed) => discarded.push(seed),
			lostDatabase: () => lost,
			say: (text) => said.push(text),
		});
		return { compared, discarded, said, differences };
	};

	it('go on after one that failed, and discard what it left', async () => {
		expect(await run([8])).toEqual({
			compared: [7, 8, 9],
			discarded: [8],
			said: ['seed 8: ask.php failed'],
			differences: 5,
		});
	});

	it('end without their database, and say where to start again', async () => {
		expect(await run([], 'The database server does not answer any more.')).toEqual({
			compared: [7],
			discarded: [7],
			said: [
				'The database server does not answer any more. Seeds 7 to 9 are not compared: start again with 7.',
			],
			differences: 3,
		});
	});
});

describe('A script of PHP', () => {
	const after = (problems: readonly Error[]) => {
		const [left, said] = [[...problems], [] as string[]];
		const task = () => {
			const problem = left.shift();
			if (problem) throw problem;
			return 'done';
		};
		return { said, run: () => againAfterSignal(task, (text) => said.push(text)) };
	};

	it('runs once more after a signal, which is named', () => {
		const { run, said } = after([new EndedBySignal('ask.php: PHP ended by signal SIGSEGV.')]);
		expect(run()).toBe('done');
		expect(said).toEqual(['ask.php: PHP ended by signal SIGSEGV. It runs once more.']);
	});

	it('fails after a second signal, and at once after an error', () => {
		const crash = new EndedBySignal('PHP ended');
		expect(after([crash, crash]).run).toThrow('PHP ended');
		const { run, said } = after([new Error('ask.php failed (1)')]);
		expect(run).toThrow('ask.php failed (1)');
		expect(said).toEqual([]);
	});
});
