import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory } from '@store-analytics/navigation';
import { fakeShop } from '../../testing/fake-shop';
import type { SearchSelection } from './autocompleter';
import { Search, type SearchProps } from './search';

// A search waits half a second after the last key.
const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shop = fakeShop();

function show(props: Partial<SearchProps> = {}) {
	const onChange = jest.fn();
	function Harness() {
		const [selected, setSelected] = useState<readonly SearchSelection[]>(props.selected ?? []);
		return (
			<Search
				type="products"
				placeholder="Find"
				{...props}
				selected={selected}
				onChange={(next) => {
					onChange(next);
					setSelected(next);
				}}
			/>
		);
	}
	render(<Harness />);
	return { onChange };
}
const box = () => screen.getByRole('combobox', { name: 'Find' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** By its text, because jsdom's names contain a space before an emphasized match. */
const option = (label: string) =>
	waitFor(() => {
		const found = screen.getAllByRole('option').find(({ textContent }) => textContent === label);
		if (!found) throw new Error(`no option ${label} in ${options().join()}`);
		return found;
	});

async function type(text: string) {
	await user.click(box());
	await user.paste(text);
}

describe('Search', () => {
	it.each<[string, SearchProps['type'], string, unknown, string, SearchSelection]>([
		[
			'S7.search-controls-all.8',
			'products',
			'/wc-analytics/products?search=x&per_page=10&orderby=popularity',
			{ id: 7, name: 'Box' },
			'Box',
			{ key: 7, label: 'Box' },
		],
		[
			'S7.search-controls-all.8',
			'variableProducts',
			'/wc-analytics/products?search=x&per_page=10&orderby=popularity&type=variable',
			{ id: 7, name: 'Box' },
			'Box',
			{ key: 7, label: 'Box' },
		],
		[
			'S7.search-controls-all.2',
			'categories',
			'/wc-analytics/products/categories?search=x&per_page=10&orderby=count',
			{ id: 3, name: 'Boxes &amp; Bags' },
			'Boxes & Bags',
			{ key: 3, label: 'Boxes & Bags' },
		],
		[
			'S7.search-controls-all.1',
			'attributes',
			'/wc-analytics/products/attributes?search=x&per_page=10&orderby=count',
			{ id: 4, name: 'Texture' },
			'Texture',
			{ key: 4, label: 'Texture' },
		],
		[
			'S7.search-controls-all.4',
			'coupons',
			'/wc-analytics/coupons?search=x&per_page=10',
			{ id: 5, code: 'xmas' },
			'xmas',
			{ key: 5, label: 'xmas' },
		],
		[
			'S7.search-controls-all.5',
			'customers',
			'/wc-analytics/customers?search=x&searchby=name&per_page=10',
			{ id: 6, name: 'Max' },
			'Max',
			{ key: 6, label: 'Max' },
		],
		[
			'S7.search-controls-all.5',
			'emails',
			'/wc-analytics/customers?search=x&searchby=email&per_page=10',
			{ id: 6, email: 'x@y.z' },
			'x@y.z',
			{ key: 6, label: 'x@y.z' },
		],
		[
			'S7.search-controls-all.5',
			'usernames',
			'/wc-analytics/customers?search=x&searchby=username&per_page=10',
			{ id: 6, username: 'max' },
			'max',
			{ key: 6, label: 'max' },
		],
		[
			'S7.search-controls-all.6',
			'downloadIps',
			'/wc-analytics/data/download-ips?match=x',
			{ user_ip_address: '::x' },
			'::x',
			{ key: '::x', label: '::x' },
		],
		[
			'S7.search-controls-all.7',
			'orders',
			'/wc-analytics/orders?number=x&per_page=10',
			{ id: 8, number: '8x' },
			'#8x',
			{ key: 8, label: '#8x' },
		],
		[
			'S7.search-controls-all.9',
			'taxes',
			'/wc-analytics/taxes?code=x&search=x&per_page=10',
			{ id: 9, country: 'US', name: 'TX', priority: 1 },
			'US-TX-1',
			{ key: 9, label: 'US-TX-1' },
		],
		[
			'S7.search-controls-all.10',
			'variations',
			'/wc-analytics/variations?search=x&per_page=30&_fields[0]=attributes&_fields[1]=description&_fields[2]=id&_fields[3]=name&_fields[4]=sku',
			{ id: 2, name: 'Box', attributes: [{ name: 'size', option: 'XL' }] },
			'Box - XL',
			{ key: 2, label: 'Box - XL' },
		],
	])('[%s] finds %s', async (_, type_, request, item, label, selected) => {
		shop.responses['/wc-analytics/'] = [item];
		const { onChange } = show({ type: type_ });
		await type('x');
		await user.click(await option(label));
		expect(shop.requests).toEqual([request]);
		expect(onChange).toHaveBeenCalledWith([selected]);
	});

	it('[S7.search-controls-all.10] finds variations of the one product in the address', async () => {
		getHistory().push('admin.php?page=wc-admin&path=/analytics/variations&products=12');
		show({ type: 'variations' });
		await type('x');
		await waitFor(() => expect(shop.requests).toHaveLength(1));
		expect(shop.requests[0]).toMatch(/^\/wc-analytics\/products\/12\/variations\?/);
		getHistory().push('admin.php?page=wc-admin');
	});

	it('[S5.filters.7] warns when the product in the address is a list', async () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
		getHistory().push('admin.php?page=wc-admin&path=/analytics/variations&products=12,13');
		show({ type: 'variations' });
		await type('x');
		await waitFor(() => expect(warn).toHaveBeenCalled());
		getHistory().push('admin.php?page=wc-admin');
		warn.mockRestore();
	});

	it('[S7.search-controls-all.3] loads countries once and matches the start of their names', async () => {
		shop.responses['/wc-analytics/data/countries'] = [
			{ code: 'DE', name: 'Germany' },
			{ code: 'DZ', name: 'Algeria' },
		];
		show({ type: 'countries' });
		await type('ger');
		expect(await screen.findByRole('option')).toHaveTextContent('Germany');
		await user.clear(box());
		await type('al');
		await waitFor(() => expect(options()).toEqual(['Algeria']));
		expect(shop.requests).toEqual(['/wc-analytics/data/countries']);
	});

	it('offers the typed text itself if allowed', async () => {
		shop.responses['/wc-analytics/products'] = [{ id: 7, name: 'Hoodie' }];
		const { onChange } = show({ allowFreeTextSearch: true });
		await type('hoo');
		await option('Hoodie');
		const free = 'All products with titles that include hoo';
		expect(options()).toEqual([free, 'Hoodie']);
		await user.click(await option(free));
		expect(onChange).toHaveBeenCalledWith([{ key: 'hoo', label: 'hoo' }]);
	});

	it('shows the shop’s results for a text that is not in their names', async () => {
		shop.responses['/wc-analytics/products'] = [{ id: 7, name: 'Hoodie' }];
		show();
		await type('described as warm');
		expect(await screen.findByRole('option')).toHaveTextContent('Hoodie');
	});

	it('[S8.3] [S5.filters.6] requires an autocompleter for the type custom', () => {
		const error = jest.spyOn(console, 'error').mockImplementation(() => {});
		expect(() => render(<Search type="custom" />)).toThrow(
			"Invalid autocompleter provided to Search component, it requires a completer object when using 'custom' type.",
		);
		error.mockRestore();
	});

	it("[S9.search-and-animation.3] puts ' - ' between a variation's product and its attributes by default", async () => {
		shop.responses['/wc-analytics/variations'] = [
			{ id: 8, name: 'Hoodie', attributes: [{ name: 'color', option: 'Blue' }] },
		];
		show({ type: 'variations' });
		await type('hoo');
		expect(await screen.findByRole('option')).toHaveTextContent('Hoodie - Blue');
	});

	it('shows a drawing for a product without a picture', async () => {
		shop.responses['/wc-analytics/products'] = [{ id: 7, name: 'Hoodie', images: [] }];
		show();
		await type('hoo');
		await screen.findByRole('option');
		expect(screen.getByRole('presentation')).toHaveClass('is-placeholder');
		expect(screen.getByRole('presentation')).toHaveAttribute('width', '18');
	});

	it('[S9.search-and-animation.2] shows products with pictures of 18 px', async () => {
		shop.responses['/wc-analytics/products'] = [
			{ id: 7, name: 'Hoodie', images: [{ src: 'https://shop.test/hoodie.png' }] },
		];
		show();
		await type('hoo');
		await screen.findByRole('option');
		const picture = screen.getByRole('presentation');
		expect(picture).toHaveAttribute('width', '18');
		expect(picture).toHaveAttribute('src', 'https://shop.test/hoodie.png');
	});
});

describe('Search during typing', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());
	const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

	it('[S9.search-and-animation.1] sends a request 500 ms after the last key, for ten results', async () => {
		show();
		const { type: press } = user();
		await press(box(), 'ho');
		await pass(499);
		expect(shop.requests).toEqual([]);
		await pass(1);
		expect(shop.requests).toHaveLength(1);
		expect(shop.requests[0]).toContain('search=ho&');
		expect(shop.requests[0]).toContain('per_page=10');
	});

	it('shows the response to the latest text, whichever arrives last', async () => {
		let respondFirst = (_items: unknown) => {};
		shop.responses['/wc-analytics/products?search=h&'] = new Promise((resolve) => {
			respondFirst = resolve;
		});
		shop.responses['/wc-analytics/products?search=hx&'] = [{ id: 2, name: 'Second' }];
		show();
		const { type: press } = user();
		await press(box(), 'h');
		await pass(500);
		await press(box(), 'x');
		await pass(500);
		expect(options()).toEqual(['Second']);
		respondFirst([{ id: 1, name: 'First' }]);
		await pass(10);
		expect(options()).toEqual(['Second']);
	});
});
