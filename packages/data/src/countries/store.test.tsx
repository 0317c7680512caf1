import { render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { fakeShop, settle, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';
import { store } from './store';
import { useCountries } from './use-countries';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const us = { code: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/data/countries', { body: [us, { code: 'FR', name: 'France' }] });
	shop.on('GET /wc-analytics/data/countries/locales', {
		body: { US: { state: { label: 'State' } } },
	});
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

describe('The countries store', () => {
	it('requests all countries once, whichever are read', async () => {
		const { getCountry, getCountries } = registry.resolveSelect(store);
		const found = await Promise.all([
			getCountries(),
			getCountry('US'),
			getCountry('FR'),
			getCountry('XX'),
		]);
		expect(found).toEqual([
			[us, { code: 'FR', name: 'France', states: [] }],
			us,
			{ code: 'FR', name: 'France', states: [] },
			undefined,
		]);
		await getCountry('DE');
		expect(shop.calls).toHaveLength(1);
	});

	it('returns the address rules of a place', async () => {
		const { getLocale, getLocales } = registry.resolveSelect(store);
		expect(await getLocale('US:NY')).toEqual({ state: { label: 'State' } });
		expect(await getLocales()).toHaveProperty('US');
		expect(shop.calls).toHaveLength(1);
	});

	it('returns an error to readers', async () => {
		shop.on('GET /wc-analytics/data/countries', serverError);
		function List() {
			const { status } = useCountries();
			return <p>{status}</p>;
		}
		render(
			<RegistryProvider value={registry}>
				<List />
			</RegistryProvider>,
		);
		expect(await screen.findByText('error')).toBeVisible();
	});

	it('takes countries, rules and errors from extensions', async () => {
		const actions = registry.dispatch(store);
		await actions.getCountriesSuccess([us]);
		await actions.getLocalesSuccess({ FR: {} });
		expect(registry.select(store).getCountry('US')).toBe(us);
		expect(registry.select(store).getLocale('FR')).toEqual({});
		await actions.getCountriesError('no');
		await actions.getLocalesError('no');
		expect(registry.select(store).getCountriesError()).toBe('no');
	});
});
