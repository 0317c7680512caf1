import { Suspense, type ComponentType } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chunk } from './chunk';
import { ErrorBoundary } from './error-boundary';
import { BrokenPage } from './messages';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const shown = (Part: ComponentType<{ name: string }>) => (
	<Suspense fallback="loading">
		<Part name="Ada" />
	</Suspense>
);

describe('A component in a chunk of its own', () => {
	it('renders at once when its code has loaded before', async () => {
		const Part = chunk(async () => ({ default: Greeting }));
		await Part.load();
		render(shown(Part));
		expect(screen.getByText('Hello Ada')).toBeVisible();
	});

	it('shows its fallback until its code arrives', async () => {
		const Part = chunk(async () => ({ default: Greeting }));
		render(shown(Part));
		expect(screen.getByText('loading')).toBeVisible();
		expect(await screen.findByText('Hello Ada')).toBeVisible();
	});

	it('keeps typed text when its code is loaded again', async () => {
		const Part = chunk(async () => ({
			default: ({ name }: { name: string }) => <input aria-label={name} />,
		}));
		const { rerender } = render(shown(Part));
		const box = await screen.findByLabelText('Ada');
		await Part.load();
		rerender(shown(Part));
		expect(screen.getByLabelText('Ada')).toBe(box);
	});

	it('shows an error when it could not be loaded, without console output, and renders once its code arrives', async () => {
		const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
		const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		const fetch = jest
			.fn<Promise<{ default: typeof Greeting }>, []>()
			.mockRejectedValueOnce(gone)
			.mockResolvedValue({ default: Greeting });
		const Part = chunk(fetch);
		const page = () => (
			<ErrorBoundary fallback={(error, reset) => <BrokenPage error={error} onRetry={reset} />}>
				{shown(Part)}
			</ErrorBoundary>
		);
		const { rerender } = render(page());
		expect(await screen.findByText('You seem to be offline.')).toBeVisible();
		onLine.mockReturnValue(true);
		rerender(page());
		expect(screen.getByText('The page was updated.')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
		expect(document.body).not.toHaveTextContent(/console/i);
		onLine.mockReturnValue(false);
		rerender(page());
		fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('Hello Ada')).toBeVisible();
		onLine.mockRestore();
		complain.mockRestore();
	});

	it('leaves the focus on the heading of what Try again brought, or on the button of the next failure', async () => {
		const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const fetch = jest
			.fn<Promise<{ default: () => JSX.Element }>, []>()
			.mockRejectedValueOnce(new Error('gone'))
			.mockRejectedValueOnce(new Error('gone again'))
			.mockResolvedValue({ default: () => <h2>Ada’s page</h2> });
		const Part = chunk<object>(fetch);
		render(
			<ErrorBoundary fallback={(error, reset) => <BrokenPage error={error} onRetry={reset} />}>
				<Suspense fallback="loading">
					<Part />
				</Suspense>
			</ErrorBoundary>,
		);
		const again = await screen.findByRole('button', { name: 'Try again' });
		await userEvent.click(again);
		await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
		const next = await screen.findByRole('button', { name: 'Try again' });
		await waitFor(() => expect(next).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		const heading = await screen.findByRole('heading', { name: 'Ada’s page' });
		await waitFor(() => expect(heading).toHaveFocus());
		complain.mockRestore();
	});

	it('loads its code again after a failure', async () => {
		const fetch = jest
			.fn<Promise<{ default: typeof Greeting }>, []>()
			.mockRejectedValueOnce(new Error('gone'))
			.mockResolvedValue({ default: Greeting });
		const Part = chunk(fetch);
		await expect(Part.load()).rejects.toThrow('gone');
		render(shown(Part));
		expect(await screen.findByText('Hello Ada')).toBeVisible();
	});
});
