import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';
import { numbers, october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** A link of WooCommerce 11: Orders that were paid on delivery. */
const link = { ...october, filter: 'advanced', gateway_is: 'cod' };

/** Requests for the description of the two routes of Orders: without a query of their own. */
const routes = /^\/wc-analytics\/reports\/orders(\/stats)?\?_locale=user$/;
const description = { endpoints: [{ methods: ['GET'], args: { gateway_is: {} } }] };
const reports = () => network.requests().filter((path) => /reports\/orders.*after=/.test(path));

describe('A link with a filter that the screen does not have', () => {
	it('shows no numbers of other orders, names the filter, and goes on without it', async () => {
		await openApp('/analytics/orders', link);
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent('This link has a filter that is not known here: gateway_is');
		expect(reports()).toEqual([]);
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
		expect(await violations()).toEqual([]);
		await user.click(within(alert).getByRole('button', { name: 'Go on without this filter' }));
		expect(within(await numbers()).getByText('141')).toBeVisible();
		expect(address()).not.toHaveProperty('gateway_is');
		expect(address()).toMatchObject(october);
	});

	it('names all such filters, and leaves alone what only looks like one', async () => {
		await openApp('/analytics/orders', { ...link, shelf_is_not: 'direct', colour: 'red' });
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'This link has filters that are not known here: gateway_is, shelf_is_not',
		);
	});

	it('asks nothing about the filters of the report', async () => {
		await openApp('/analytics/orders', { ...october, filter: 'advanced', status_is: 'completed' });
		await rows();
		expect(network.requests().filter((path) => routes.test(path))).toEqual([]);
	});

	it('applies a filter that the shop understands, says so, and removes it', async () => {
		await openApp('/analytics/orders', link);
		network.reply(routes, description);
		await screen.findByText('The link also filters by gateway_is, which this page cannot show.');
		await screen.findAllByRole('alert');
		expect(reports().length).toBeGreaterThan(0);
		expect(reports().filter((path) => !path.includes('gateway_is=cod'))).toEqual([]);
		await user.click(screen.getByRole('button', { name: 'Remove this filter' }));
		expect(within(await numbers()).getByText('141')).toBeVisible();
	});

	it('offers to try again when the shop does not say what it understands', async () => {
		await openApp('/analytics/orders', link);
		network.fail(routes);
		const retry = await screen.findByRole('button', { name: 'Try again' });
		network.recover();
		await user.click(retry);
		await screen.findByText(/This link has a filter that is not known here/);
	});

	it('asks no route of a breakdown, which has none, and goes on without the filter', async () => {
		await openApp('/analytics/breakdown', { ...october, shelf_is: '3' });
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent('This link has a filter that is not known here: shelf_is');
		await user.click(within(alert).getByRole('button', { name: 'Go on without this filter' }));
		expect((await rows()).length).toBeGreaterThan(5);
		expect(network.requests().filter((path) => path.includes('reports/breakdown'))).toEqual([]);
	});
});
