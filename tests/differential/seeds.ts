/** What it takes to compare seed after seed. */
interface SeedRun {
	readonly first: number;
	readonly count: number;
	/** Makes and compares the shop of a seed; resolves with the number of differences. */
	compare(seed: number): Promise<number>;
	/** Removes what a seed left that could not be compared. */
	discard(seed: number): void;
	/** Why there is no database any more; undefined while there is one. */
	lostDatabase(): string | undefined;
	say(text: string): void;
}

/**
 * Compares the shops of some seeds, one after the other, and returns the number of differences. A seed that fails is one
 * difference, and the next follows; without a database, none could.
 */
export async function compareSeeds(run: SeedRun): Promise<number> {
	const end = run.first + run.count;
	let differences = 0;
	for (let seed = run.first; seed < end; seed++) {
		try {
			differences += await run.compare(seed);
		} catch (problem) {
			differences += 1;
			run.discard(seed);
			run.say(`seed ${seed}: ${problem instanceof Error ? problem.message : String(problem)}`);
		}
		// Without a database, WordPress answers each query, with an error.
		const lost = run.lostDatabase();
		if (lost !== undefined) {
			run.discard(seed);
			run.say(`${lost} Seeds ${seed} to ${end - 1} are not compared: start again with ${seed}.`);
			return differences + 1;
		}
	}
	return differences;
}
