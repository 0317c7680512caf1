import { attacksOn } from './attack/stores';

/** A few of each; `npm run attack` does hundreds. */
const few = attacksOn({ backups: 4, stores: 2, logs: 12, kills: 1 }, 20);
const quick = few.filter(({ name }) => /damaged|upgrade/.test(name));

describe('A store', () => {
	it.each(quick)('bears $name', async ({ run }) => {
		await expect(run(41)).resolves.toBeUndefined();
	});
});
