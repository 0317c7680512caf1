import { attacks } from './shops';

/** One of each kind; `npm run attack` does all. */
const few = [
	'a cache ignores the query of /wc/v3/orders',
	'foreign entries stand among those of a shop',
	'the list of refunds lacks all that orders name',
	'the clock of a shop jumps by 400 days',
];

describe('A store server bears it', () => {
	it.each(few)('when %s', async (name) => {
		const attack = attacks.find((one) => one.name === name);
		if (!attack) throw new Error(`There is no attack of this name: ${name}`);
		await attack.run(1);
	});
});
