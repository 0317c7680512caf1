import { act, fireEvent, render, screen } from '@testing-library/react';
import { Snackbar, type SnackbarProps } from './snackbar';

const onDismiss = jest.fn();
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const show = (props: Partial<SnackbarProps> = {}) =>
	render(
		<Snackbar onDismiss={onDismiss} {...props}>
			{props.children ?? 'Saved.'}
		</Snackbar>,
	);
const close = () => screen.getByRole('button', { name: 'Dismiss this notice' });

describe('Snackbar', () => {
	beforeEach(() => {
		onDismiss.mockClear();
		jest.useFakeTimers();
	});
	afterEach(() => jest.useRealTimers());

	it('[S2.other-widgets.14] disappears after 10000 ms', () => {
		show();
		pass(9_999);
		expect(onDismiss).not.toHaveBeenCalled();
		pass(1);
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it('[S2.other-widgets.14] offers at most one action, and then disappears', () => {
		const onClick = jest.fn();
		show({ actions: [{ label: 'Undo', onClick }, { label: 'More' }] });
		expect(screen.getAllByRole('button')).toHaveLength(2);
		fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it('[S2.other-widgets.14] is closed by its button', () => {
		show();
		fireEvent.click(close());
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it.each([
		['pointer', () => fireEvent.mouseEnter(snackbar()), () => fireEvent.mouseLeave(snackbar())],
		['focus', () => act(() => close().focus()), () => act(() => close().blur())],
	])('pauses while the %s is on it, and then waits the rest of its time', (_, come, go) => {
		show();
		pass(6_000);
		come();
		pass(60_000);
		expect(onDismiss).not.toHaveBeenCalled();
		go();
		pass(3_999);
		expect(onDismiss).not.toHaveBeenCalled();
		pass(1);
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it('starts its time again for new content', () => {
		const { rerender } = show();
		pass(9_000);
		rerender(<Snackbar onDismiss={onDismiss}>Saved again.</Snackbar>);
		pass(9_000);
		expect(onDismiss).not.toHaveBeenCalled();
		pass(1_000);
		expect(onDismiss).toHaveBeenCalledTimes(1);
	});

	it('stays until it is closed if it must be read', () => {
		show({ explicitDismiss: true });
		pass(60_000);
		expect(onDismiss).not.toHaveBeenCalled();
	});
});

function snackbar(): Element {
	return screen.getByText('Saved.').parentElement ?? document.body;
}
