import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moment } from '@store-analytics/date';
import * as C from '.';
import { orderFilters } from './testing/order-filters';
import { fakeShop } from './testing/fake-shop';
import { pinShop } from './testing/pinned-shop';
import { hideKnownWarnings } from './testing/known-warnings';

pinShop();
hideKnownWarnings();
const shop = fakeShop();
const ignore = () => {};

const day = (value: number) => ({ label: 'This', labelDate: '2026-11-01', value });
const chart = {
	title: 'Sales',
	path: '/',
	query: {},
	data: [
		{ date: '2026-11-01T00:00:00', primary: day(1), secondary: day(2) },
		{ date: '2026-11-02T00:00:00', primary: day(3), secondary: day(4) },
	],
};
const filtered = (query: object) => (
	<C.AdvancedFilters path="/" currency={{}} config={orderFilters} query={{ ...query }} />
);
const report = {
	path: '/',
	advancedFilters: orderFilters,
	filters: [
		{
			label: 'Show',
			staticParams: [],
			param: 'filter',
			showFilters: () => true,
			filters: [{ label: 'Advanced', value: 'advanced' }],
		},
	],
};
const dateQuery = {
	period: 'custom',
	compare: 'previous_year',
	after: moment('2026-11-01'),
	before: moment('2026-11-05'),
	primaryDate: { label: 'Custom', range: 'Nov 1 - 5' },
	secondaryDate: { label: 'Before', range: 'Nov 1 - 5' },
};
const steps = ['a', 'b'].map((key) => ({ key, label: key, content: key }));
const things = [{ id: 1, name: 'Alpha', code: 'US' }];

async function openButton() {
	const [button] = screen.getAllByRole('button');
	if (button) await userEvent.click(button);
}

async function type() {
	await userEvent.type(screen.getByRole('combobox'), 'Al');
	await screen.findAllByRole('option');
}

/** Selectors that extensions' style sheets and scripts use, each with an element that it must find. */
const places: [string, ReactElement, string[], (() => Promise<void>)?][] = [
	[
		'Chart with its legend above',
		<C.Chart key="" {...chart} legendPosition="top" />,
		[
			'.woocommerce-chart__header .woocommerce-legend.woocommerce-legend__direction-row',
			'.woocommerce-chart__body.woocommerce-chart__body-column > .d3-chart__container',
			'.woocommerce-chart__type-button.woocommerce-chart__type-button-selected',
			'.woocommerce-legend__item.woocommerce-legend__item-checked',
			'.woocommerce-legend__item-checkmark.woocommerce-legend__item-checkmark-checked',
		],
	],
	[
		'Chart with its legend beside it',
		<C.Chart
			key=""
			{...chart}
			mode="item-comparison"
			legendPosition="side"
			itemsLabel="%d things"
		/>,
		[
			'.woocommerce-chart__body-row > .woocommerce-legend.has-total.woocommerce-legend__direction-column',
			'.woocommerce-legend > .woocommerce-legend__total',
		],
	],
	[
		'Chart without data',
		<C.Chart key="" {...chart} data={[]} emptyMessage="None" />,
		['.d3-chart__container .d3-chart__empty-message'],
	],
	[
		'AdvancedFilters',
		filtered({ total_spend_between: ['1', '2'], registered_after: '2026-11-01' }),
		[
			'.woocommerce-filters-advanced__fieldset > span.woocommerce-filters-advanced__fieldset-item',
			'.woocommerce-filters-advanced__rule.woocommerce-filters-advanced__fieldset-item',
			'.woocommerce-filters-advanced__fieldset-item .woocommerce-filters-advanced__input-range.is-between',
			'.woocommerce-filters-advanced__input-range:not(.is-between) .woocommerce-calendar__input',
		],
	],
	[
		'AdvancedFilters with an attribute',
		filtered({ attribute_is: [['5', '34']] }),
		[
			'.woocommerce-filters-advanced__attribute-fieldset > .woocommerce-filters-advanced__attribute-field-separator',
		],
	],
	[
		'ReportFilters',
		<C.ReportFilters key="" {...report} query={{ filter: 'advanced' }} />,
		[
			'.woocommerce-filters > .woocommerce-filters__advanced-filters > .woocommerce-filters-advanced',
		],
	],
	[
		'DateRangeFilterPicker',
		<C.DateRangeFilterPicker key="" dateQuery={dateQuery} onRangeSelect={ignore} />,
		[
			'.woocommerce-filters-date__content .woocommerce-filters-date__tabs [role=tablist]',
			'.woocommerce-filters-date__tab.is-active',
			'.woocommerce-filters-date__content-controls.is-custom .woocommerce-filters-date__button-group',
		],
		openButton,
	],
	[
		'DatePicker',
		<C.DatePicker key="" dateFormat="MM/DD/YYYY" onUpdate={ignore} />,
		['.sa-popover__content > .woocommerce-calendar__date-picker-title'],
		() => userEvent.click(screen.getByRole('textbox')),
	],
	['Flag', <C.Flag key="" code="??" />, ['.woocommerce-flag > .woocommerce-flag__fallback']],
	[
		'ImageUpload',
		<C.ImageUpload key="" onChange={ignore} />,
		['.no-image > button.woocommerce-image-upload__add-image'],
	],
	[
		'ImageUpload with a picture',
		<C.ImageUpload key="" onChange={ignore} image={{ url: '/a.png' }} />,
		['.has-image > button.woocommerce-image-upload__remove-image'],
	],
	[
		'Pagination',
		<C.Pagination key="" page={1} perPage={25} total={60} />,
		[
			'.woocommerce-pagination__link.is-active',
			'.woocommerce-pagination__link:not(.is-active)',
			'label .woocommerce-pagination__page-picker-label',
			'input.woocommerce-pagination__page-picker-input',
		],
	],
	...(
		[
			['products', 'product'],
			['countries', 'country'],
			['customers', 'customers'],
			['emails', 'emails'],
		] as const
	).map(([kind, name]): (typeof places)[number] => [
		`Search for ${kind}`,
		<C.Search key="" type={kind} staticResults />,
		[
			'.woocommerce-search.is-static-results',
			`.woocommerce-select-control.woocommerce-search__${name}-result`,
			'.woocommerce-select-control__control > .woocommerce-select-control__control-icon',
			'[role=option] .woocommerce-search__result-name',
		],
		type,
	]),
	[
		'SearchListControl without entries',
		<C.SearchListControl key="" list={[]} selected={[]} onChange={ignore} />,
		[
			'.is-not-found > .woocommerce-search-list__not-found-icon',
			'.is-not-found > .woocommerce-search-list__not-found-text',
		],
	],
	[
		'Stepper',
		<C.Stepper key="" steps={steps} currentStep="a" />,
		['.woocommerce-stepper__step-divider', '.woocommerce-stepper > .woocommerce-stepper_content'],
	],
	[
		'SummaryNumber in a list that is open',
		<C.SummaryNumber key="" label="A" selected isOpen onToggle={ignore} />,
		['.woocommerce-summary__item-container.is-dropdown-expanded'],
	],
	[
		'Timeline',
		<C.Timeline key="" items={[{ date: '2026-11-01', icon: <i />, headline: 'H' }]} />,
		['.woocommerce-timeline-item > .woocommerce-timeline-item__top-border'],
	],
	[
		'TableCard without actions',
		<C.TableCard key="" title="T" rows={[]} rowsPerPage={25} totalRows={0} />,
		['.woocommerce-table > * > .woocommerce-table__actions:empty'],
	],
	[
		'TableSummaryPlaceholder',
		<C.TableSummaryPlaceholder key="" />,
		['.woocommerce-table__summary.is-loading .woocommerce-table__summary-item'],
	],
	[
		'EllipsisMenu',
		<C.EllipsisMenu key="" label="More" renderContent={() => null} />,
		['.woocommerce-ellipsis-menu__toggle.is-opened'],
		openButton,
	],
];

describe.each(places)('The component %s', (...[, element, found, act]) => {
	it('keeps its public class names in their places', async () => {
		shop.responses['/'] = things;
		shop.responses['/wc-analytics/products/attributes/5'] = { id: 5, name: 'Color' };
		render(element);
		await act?.();
		const missing = found.filter((selector) => !document.querySelector(selector));
		expect(missing).toEqual([]);
	});
});
