import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { searchSources, type SearchType } from '@store-analytics/rest-api';
import { axeViolations } from '../../testing/axe';
import { fakeShop } from '../../testing/fake-shop';
import { Search, type SearchProps } from './search';

const shop = fakeShop();

async function searchFor(text: string, props: Partial<SearchProps> = {}) {
	const view = render(<Search type="products" placeholder="Find" {...props} />);
	await userEvent.click(screen.getByRole('combobox', { name: 'Find' }));
	await userEvent.paste(text);
	return view;
}

describe('A search that fails', () => {
	it('[S8.17] shows in its list that results could not load, and tries again', async () => {
		shop.responses['/wc-analytics/products'] = new TypeError('network');
		await searchFor('hoo');
		expect(await screen.findByRole('alert')).toHaveTextContent('The results could not load.');
		expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
		expect(await axeViolations()).toEqual([]);
		shop.responses['/wc-analytics/products'] = [{ id: 7, name: 'Hoodie' }];
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByRole('option')).toHaveTextContent('Hoodie');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('explains the failure in the standard words, and leads to the log-in if that helps', async () => {
		const signedOut = Object.assign(new Error('401'), { code: 'signed_out', status: 401 });
		const autocompleter = {
			options: () => Promise.reject(signedOut),
			getOptionIdentifier: () => 1,
			getOptionLabel: () => 'One',
			getOptionKeywords: () => [],
			getOptionCompletion: () => ({ key: 1, label: 'One' }),
		};
		await searchFor('hoo', { type: 'custom', autocompleter });
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'The results could not load. You are logged out. Log in to continue here.',
		);
		expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
	});

	it('[S8.17] forgets the failure when the text changes', async () => {
		shop.responses['/wc-analytics/products?search=hoo&'] = new TypeError('network');
		shop.responses['/wc-analytics/products?search=hood&'] = [{ id: 7, name: 'Hoodie' }];
		await searchFor('hoo');
		await screen.findByRole('alert');
		await userEvent.type(screen.getByRole('combobox'), 'd');
		expect(await screen.findByRole('option')).toHaveTextContent('Hoodie');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('calls an extension’s options with the text alone, so that default arguments apply', async () => {
		const options = jest.fn(() => []);
		const autocompleter = {
			options,
			getOptionIdentifier: () => 1,
			getOptionLabel: () => 'One',
			getOptionKeywords: () => [],
			getOptionCompletion: () => ({ key: 1, label: 'One' }),
		};
		await searchFor('a', { type: 'custom', autocompleter });
		await waitFor(() => expect(options).toHaveBeenCalled());
		expect(options.mock.calls).toEqual([['a']]);
	});

	it('[S8.17] fails in the same way for an extension whose search throws or returns nothing', async () => {
		const own = (options: () => never[]) => ({
			options,
			getOptionIdentifier: () => 1,
			getOptionLabel: () => 'One',
			getOptionKeywords: () => [],
			getOptionCompletion: () => ({ key: 1, label: 'One' }),
		});
		const failing = () => {
			throw new Error('theirs');
		};
		const { unmount } = await searchFor('a', { type: 'custom', autocompleter: own(failing) });
		expect(await screen.findByRole('alert')).toBeVisible();
		unmount();
		// as: extensions are untyped.
		const silent = (() => undefined) as unknown as () => never[];
		await searchFor('a', { type: 'custom', autocompleter: own(silent) });
		expect(await screen.findByRole('alert')).toBeVisible();
	});
});

describe('A response of another shape', () => {
	it.each([
		['an object', { message: 'hello' }],
		['a text', 'hello'],
		['null', null],
	])('[S7.other.3] is a failure and not an empty result: %s', async (_, response) => {
		shop.responses['/wc-analytics/products'] = response;
		await searchFor('hoo');
		expect(await screen.findByRole('alert')).toHaveTextContent('The results could not load.');
		expect(screen.queryByText('No results')).not.toBeInTheDocument();
	});

	it('[S7.other.3] gives no result for rows without an id', async () => {
		shop.responses['/wc-analytics/products'] = [{ name: 'Hoodie' }, null, 7, [], { id: {} }];
		await searchFor('hoo');
		expect(await screen.findByText('No results')).toBeVisible();
		expect(screen.queryByRole('option')).not.toBeInTheDocument();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	// as: the keys are the types.
	const types = Object.keys(searchSources) as SearchType[];
	const names = [
		'id',
		'name',
		'sku',
		'code',
		'number',
		'email',
		'username',
		'images',
		'attributes',
	];
	const fields = fc.constantFrom(...names, 'user_ip_address', 'country', 'state', 'priority');
	const rows = fc.array(fc.oneof(fc.dictionary(fields, fc.jsonValue()), fc.jsonValue()));

	it('[S7.other.3] breaks no search of any type', async () => {
		jest.useFakeTimers();
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...types), rows, async (type, response) => {
				shop.responses['/'] = response;
				const { unmount } = render(<Search type={type} placeholder="Find" />);
				await user.click(screen.getByRole('combobox'));
				await user.paste('a');
				await act(() => jest.advanceTimersByTimeAsync(600));
				expect(screen.queryByRole('alert')).not.toBeInTheDocument();
				unmount();
			}),
			{ numRuns: 40 },
		);
		jest.useRealTimers();
	});
});
