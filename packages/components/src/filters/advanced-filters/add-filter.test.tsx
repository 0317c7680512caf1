import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRow, showPanel } from '../../testing/advanced-panel';
import { axeViolations } from '../../testing/axe';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import type { AdvancedFilterConfig } from './config';

pinShop();
hideKnownWarnings();

const filter = (name: string, group?: AdvancedFilterConfig['group']): AdvancedFilterConfig => ({
	labels: { add: name, remove: `Remove ${name}`, title: `<title>${name}</title> <filter/>` },
	input: { component: 'Number' },
	...(group && { group }),
});

const when = { label: 'When', order: 1 };
const places = ['Village', 'Town', 'City', 'County', 'State', 'Land', 'Country', 'Continent'];

/** Twelve filters in two groups, and some of no group. */
function show(...others: readonly string[]) {
	const all = [
		...['Hour', 'Day', 'Month', 'Year'].map((name) => filter(name, when)),
		...places.map((name) => filter(name, { label: 'Where', order: 0 })),
		...others.map((name) => filter(name)),
	];
	const filters = Object.fromEntries(all.map((one) => [one.labels.add.toLowerCase(), one]));
	showPanel('', { config: { title: 'Orders match <select/> filters', filters } });
	return userEvent.click(screen.getByRole('button', { name: 'Add a Filter' }));
}

const list = () => within(screen.getByRole('dialog', { name: 'Add a Filter' }));
const search = () => list().queryByRole('combobox', { name: 'Search filters' });
const names = (within: { getAllByRole: typeof screen.getAllByRole }) =>
	within.getAllByRole('button').map(({ textContent }) => textContent);

describe('The list of filters to add', () => {
	it('is plain while it is short', async () => {
		await show();
		expect(search()).toBeNull();
		expect(list().queryByRole('group')).toBeNull();
		expect(names(list())).toHaveLength(12);
	});

	it('has a search, and groups in their order, where it is long', async () => {
		await show('Status');
		expect(names(list())).toEqual(['Status', ...places, 'Hour', 'Day', 'Month', 'Year']);
		expect(names(within(list().getByRole('group', { name: 'When' })))).toHaveLength(4);
		expect(await axeViolations()).toEqual([]);
	});

	it('finds a filter by a part of its name, with the keyboard alone', async () => {
		await show('Status');
		expect(search()).toHaveFocus();
		await userEvent.keyboard('OUNT');
		const found = await list().findAllByRole('option');
		expect(found.map(({ textContent }) => textContent)).toEqual(['County', 'Country']);
		expect(await axeViolations()).toEqual([]);
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(inRow('Country').getByRole('spinbutton')).toHaveFocus();
	});
});
