import { act, fireEvent, render, within } from '@testing-library/react';
import { createNotice, NoticeList, removeNotice } from './notices';

const say = (id: string, status: 'success' | 'error', content: string) =>
	act(() => createNotice({ id, status, content }));

describe('messages at the edge of the screen', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => {
		act(() => ['saved', 'failed'].forEach(removeNotice));
		jest.useRealTimers();
	});

	it('[S2.other-widgets.14] go by themselves after ten seconds', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('saved', 'success', 'Saved.');
		act(() => void jest.advanceTimersByTime(9_999));
		expect(list.getByText('Saved.')).toBeVisible();
		act(() => void jest.advanceTimersByTime(1));
		expect(list.queryByText('Saved.')).not.toBeInTheDocument();
	});

	it('stay until they are closed when something went wrong', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('failed', 'error', 'It failed.');
		act(() => void jest.advanceTimersByTime(60_000));
		fireEvent.click(list.getByRole('button', { name: 'Dismiss this notice' }));
		expect(list.queryByText('It failed.')).not.toBeInTheDocument();
	});

	it('replace the one with the same id, and are read out', () => {
		const { container } = render(<NoticeList />);
		const list = within(container);
		say('failed', 'error', 'First.');
		say('failed', 'error', 'Second.');
		expect(list.getAllByRole('button')).toHaveLength(1);
		expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('Second.');
	});
});
