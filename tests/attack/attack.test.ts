import { openSmallServer } from '../../packages/store-server/src/testing/small-server';
import { crowd } from './crowd';
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

	it('when more browsers ask for reports than it can serve: all get them, and settings do not wait', async () => {
		const small = await openSmallServer();
		const port = await small.server.listen(0, '127.0.0.1');
		const size = { browsers: 12, each: 4 };
		const measured = await crowd(`http://127.0.0.1:${port}`, small.token, size);
		expect(measured).toMatchObject({ answered: 48, cameAgain: 0 });
		expect(measured.settings).toBeGreaterThan(0);
		await small.close();
	});
});
