import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import * as hooks from '@wordpress/hooks';
import { CurrencyContext } from '@store-analytics/currency';
import { getHistory } from '@store-analytics/navigation';
import { apiFetch } from '@store-analytics/rest-api/client';
import { provideWooCommerce } from './woocommerce';
import { provideWordPress } from './wordpress';

/** The page as a script without a build sees it. */
const page = window as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- plain scripts know no types

beforeAll(() => {
	page.wcSettings = { adminUrl: 'https://shop.test/wp-admin/', siteTitle: 'Shop', admin: { a: 1 } };
	page.wc = { wcBlocksData: 'of another script' };
	provideWordPress();
	provideWooCommerce();
});

describe('The globals of extensions', () => {
	it.each<[string, string]>([
		['number', 'calculateDelta formatValue numberFormat parseNumber'],
		[
			'currency',
			'default getCurrencyData CurrencyContext getFilteredCurrencyInstance Dinero moneyOf',
		],
		['csvExport', 'downloadCSVFile generateCSVDataFromTable generateCSVFileName'],
		[
			'date',
			'appendTimestamp dateValidationMessages dayTicksThreshold defaultTableDateFormat getCurrentDates getDateParamsFromQuery getIntervalForQuery isoDateFormat toMoment',
		],
		[
			'navigation',
			'addHistoryListener getHistory getNewPath getPersistedQuery getQuery onQueryChange updateQueryString useQuery',
		],
		[
			'data',
			'REPORTS_STORE_NAME SETTINGS_STORE_NAME getReportTableData getReportChartData getSummaryNumbers useSettings useUserPreferences',
		],
		[
			'components',
			'AdvancedFilters Chart Date EllipsisMenu H Link MenuItem MenuTitle Rating ReportFilters Section SectionHeader SummaryList SummaryNumber Table TableCard',
		],
		['storeAnalytics', 'registerMetric unregisterMetric'],
	])('include wc.%s with %s', (global, names) => {
		for (const name of names.split(' ')) expect(page.wc[global]).toHaveProperty(name);
	});

	it('load rarely used components when they are rendered', async () => {
		const { ProgressBar, CollapsibleContent, TreeSelectControl } = page.wc.components;
		const { PhoneNumberInput, MediaUploader, TourKit } = page.wc.components;
		const steps = [{ meta: { name: 'a', heading: 'Here', descriptions: { desktop: 'it is' } } }];
		render(
			<>
				<ProgressBar percent={40} />
				<CollapsibleContent toggleText="More">inside</CollapsibleContent>
				<TreeSelectControl label="Countries" options={[]} />
				<PhoneNumberInput value="" onChange={() => {}} />
				<MediaUploader />
				<TourKit config={{ steps, closeHandler: () => {} }} />
			</>,
		);
		expect(screen.queryByRole('progressbar')).toBeNull();
		expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
		expect(await screen.findByRole('button', { name: 'More' })).toBeVisible();
		expect(await screen.findByRole('combobox', { name: 'Countries' })).toBeVisible();
		expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeVisible();
		expect(await screen.findByRole('button', { name: 'Choose images' })).toBeVisible();
		expect(await screen.findByRole('dialog', { name: 'Here' })).toBeVisible();
	});

	it('are the app’s own: one registry of hooks, one history, one API client', () => {
		expect(page.wp.hooks.filters).toBe(hooks.filters);
		expect(page.wc.navigation.getHistory()).toBe(getHistory());
		expect(page.wp.apiFetch).toBe(apiFetch);
		expect(page.wc.currency.CurrencyContext).toBe(CurrencyContext);
	});

	it('keep what other scripts have added', () => {
		expect(page.wc.wcBlocksData).toBe('of another script');
	});

	it('name every store of WooCommerce’s', () => {
		for (const name of ['reports', 'items', 'settings', 'options', 'export', 'import', 'plugins']) {
			expect(page.wp.data.select(`wc/admin/${name}`)).toBeDefined();
		}
	});

	it('render components without a build', () => {
		const { createElement, Fragment, useState, RawHTML } = page.wp.element;
		function Sample() {
			const [count] = useState(3);
			const currency = useContext(page.wc.currency.CurrencyContext) as typeof page; // as a plain script uses it
			return createElement(
				Fragment,
				null,
				createElement('p', null, currency.formatAmount(count)),
				createElement(RawHTML, null, '<b>bold</b>'),
			);
		}
		render(<Sample />);
		expect(screen.getByText('$3.00')).toBeVisible();
		expect(screen.getByText('bold').tagName).toBe('B');
	});

	it('tell that they run in a browser', () => {
		const { Platform } = page.wp.element;
		expect([Platform.OS, Platform.isWeb]).toEqual(['web', true]);
		expect(Platform.select({ web: 'page', default: 'any', native: 'app' })).toBe('page');
		expect(Platform.select({ default: 'any', native: 'app' })).toBe('any');
	});

	it('read settings with fallback and filter', () => {
		const { getSetting, getSettingWithCoercion, getAdminLink } = page.wc.wcSettings;
		expect(getSetting('siteTitle')).toBe('Shop');
		expect(getSetting('nothing', 'none')).toBe('none');
		expect(getSetting('siteTitle', '', (title: string) => title.toUpperCase())).toBe('SHOP');
		expect(getSettingWithCoercion('admin', 'text', (value: unknown) => value === 'x')).toBe('text');
		expect(getAdminLink('edit.php')).toBe('https://shop.test/wp-admin/edit.php');
	});
});
