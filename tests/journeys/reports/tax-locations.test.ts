import { screen } from '@testing-library/dom';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { october, rows } from '../../support/journey-steps';

afterEach(closeApp);

const newer = withSettings({ wcVersion: '11.3.0' });
const link = { ...october, filter: 'advanced', location_includes: 'GB' };

const routes = /^\/wc-analytics\/reports\/taxes(\/stats)?\?_locale=user$/;
const described = (...names: string[]) => ({
	endpoints: [{ methods: ['GET'], args: Object.fromEntries(names.map((name) => [name, {}])) }],
});
const reports = () => network.requests().filter((path) => /reports\/taxes.*after=/.test(path));

describe('The location filter of Taxes', () => {
	it('belongs to the screen if the routes of a newer shop know it', async () => {
		await openApp('/analytics/taxes', link, newer);
		network.reply(routes, described('location_includes', 'location_excludes'));
		expect(await screen.findAllByText('Location')).not.toEqual([]);
		// The store is of an older shop, and refuses the filter.
		await screen.findAllByRole('alert');
		expect(reports().length).toBeGreaterThan(0);
		expect(reports().filter((path) => !path.includes('location_includes=GB'))).toEqual([]);
		expect(screen.queryByText(/which this page cannot show/)).not.toBeInTheDocument();
	});

	it('is unknown, and no numbers are shown, if the routes do not know it', async () => {
		await openApp('/analytics/taxes', link, newer);
		network.reply(routes, described('taxes'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'This link has a filter that is not known here: location_includes',
		);
		expect(reports()).toEqual([]);
	});

	it('is not looked for in older shops', async () => {
		await openApp('/analytics/taxes', october);
		await rows();
		expect(network.requests().filter((path) => routes.test(path))).toEqual([]);
	});
});
