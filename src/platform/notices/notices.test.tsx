import { act, fireEvent, render, within } from '@testing-library/react';
import { dispatch, register, select } from '@wordpress/data';
import { createNoticesStore } from '../../globals/notices-store';
import { createNotice, NoticeList, removeNotice } from './notices';

const say = (id: string, status: 'success' | 'error', content: string) =>
	act(() => createNotice({ id, status, content }));

describe('Notices at the edge of the screen', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => {
		act(() => ['saved', 'failed'].forEach(removeNotice));
		jest.useRealTimers();
	});

	it('[S2.other-widgets.14] disappear after ten seconds', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('saved', 'success', 'Saved.');
		act(() => void jest.advanceTimersByTime(9_999));
		expect(list.getByText('Saved.')).toBeVisible();
		act(() => void jest.advanceTimersByTime(1));
		expect(list.queryByText('Saved.')).not.toBeInTheDocument();
	});

	it('stay until they are closed after a failure', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('failed', 'error', 'It failed.');
		act(() => void jest.advanceTimersByTime(60_000));
		fireEvent.click(list.getByRole('button', { name: 'Dismiss this notice' }));
		expect(list.queryByText('It failed.')).not.toBeInTheDocument();
	});

	it('replace the one with the same id, and are announced', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('failed', 'error', 'First.');
		say('failed', 'error', 'Second.');
		expect(list.getAllByRole('button')).toHaveLength(1);
		expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('Second.');
	});
});

describe.each(['core/notices', 'core/notices2'])('Notices of extensions in %s', (name) => {
	const store = createNoticesStore(name);
	beforeAll(() => register(store));

	const show = () => within(render(<NoticeList />).container);
	const stored = (context?: string) => select(store).getNotices(context);
	const tell = (status: string, content: string, options?: object) =>
		act(() => void dispatch(store).createNotice(status, content, options));

	afterEach(() => act(() => void dispatch(store).removeAllNotices()));

	it('are shown with their actions, announced, and removed after the action', () => {
		const list = show();
		const undo = jest.fn();
		const onDismiss = jest.fn();
		tell('success', 'Card sent.', { actions: [{ label: 'Undo', onClick: undo }], onDismiss });
		expect(list.getByText('Card sent.').closest('.is-success')).toBeVisible();
		expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Card sent.');
		fireEvent.click(list.getByRole('button', { name: 'Undo' }));
		expect([undo.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
		expect(list.queryByText('Card sent.')).not.toBeInTheDocument();
		expect(stored()).toEqual([]);
	});

	it('replace the one with the same id and can be taken away by it', () => {
		const list = show();
		tell('error', 'First.', { id: 'mine' });
		tell('info', 'Second.', { id: 'mine' });
		expect(list.queryByText('First.')).not.toBeInTheDocument();
		expect(list.getByText('Second.')).toBeVisible();
		act(() => void dispatch(store).removeNotice('mine'));
		expect(list.queryByText('Second.')).not.toBeInTheDocument();
	});

	it('are kept by context, with everything that WordPress keeps', () => {
		tell('warning', 'Elsewhere.', { context: 'other', id: 'a', speak: false });
		expect(stored()).toEqual([]);
		expect(stored('other')).toEqual([
			{
				id: 'a',
				status: 'warning',
				content: 'Elsewhere.',
				spokenMessage: null,
				__unstableHTML: false,
				isDismissible: true,
				actions: [],
				type: 'default',
				icon: null,
				explicitDismiss: false,
				onDismiss: null,
			},
		]);
		act(() => void dispatch(store).removeNotices(['a'], 'other'));
		expect(stored('other')).toEqual([]);
	});
});
