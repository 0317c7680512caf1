import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TourKit } from './tour-kit';
import type { TourConfig, TourOptions, TourStep } from './tour';

const heard: unknown[][] = [];
const tell =
	(name: string) =>
	(...told: unknown[]) =>
		heard.push([name, ...told]);
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading').textContent;
const part = (selector: string) => document.querySelector(selector);

function step(name: string, more: Partial<TourStep> = {}, meta: object = {}): TourStep {
	const texts = { heading: `Head ${name}`, descriptions: { desktop: `Text ${name}` } };
	return { ...more, meta: { name, ...texts, ...meta } };
}

const aim = { referenceElements: { desktop: '#aim' } };

function Page({ steps, ...rest }: Partial<TourConfig> & { steps: TourStep[] }) {
	return (
		<div id="wpwrap">
			<button id="aim">Aim</button>
			<input id="field" aria-label="Field" />
			<TourKit
				config={{
					closeHandler: (all, index, source) => heard.push(['close', all.length, index, source]),
					...rest,
					steps,
				}}
			/>
		</div>
	);
}

const callbacks: TourOptions['callbacks'] = {
	onNextStep: tell('next'),
	onPreviousStep: tell('previous'),
	onStepView: tell('view'),
	onStepViewOnce: tell('once'),
};

beforeEach(() => {
	heard.length = 0;
});

describe('TourKit', () => {
	it('shows its steps, reports each, and reports why it ends', async () => {
		render(<Page steps={[step('a'), step('b')]} options={{ callbacks }} />);
		expect(screen.getByRole('dialog', { name: 'Head a' })).toHaveFocus();
		expect(screen.getByText('Step 1 of 2')).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
		await userEvent.click(button('Next'));
		expect(heading()).toBe('Head b');
		await userEvent.click(button('Back'));
		await userEvent.click(button('Next'));
		await userEvent.click(button('Done'));
		await userEvent.click(button('Close tour'));
		expect(heard).toEqual([
			['once', 0],
			['view', 0],
			['next', 1],
			['once', 1],
			['view', 1],
			['previous', 0],
			['view', 0],
			['next', 1],
			['view', 1],
			['close', 2, 1, 'done-btn'],
			['close', 2, 1, 'close-btn'],
		]);
	});

	it('works by keyboard: arrows move between steps, Escape ends it', async () => {
		render(<Page steps={[step('a'), step('b')]} />);
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		expect(heading()).toBe('Head b');
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		expect(heading()).toBe('Head a');
		await userEvent.keyboard('{Escape}');
		expect(heard).toEqual([['close', 2, 0, 'esc-key']]);
	});

	it('has the buttons that a step requests', async () => {
		const skipButton = { isVisible: true, text: 'Later' };
		const primaryButton = { text: 'Go', isDisabled: true };
		const secondaryButton = { text: 'Before' };
		render(
			<Page
				steps={[
					step('a', {}, { skipButton, primaryButton }),
					step('b', {}, { secondaryButton, primaryButton: { isHidden: true } }),
				]}
			/>,
		);
		expect(button('Go')).toBeDisabled();
		expect(button('Go')).toHaveClass('woocommerce-tour-kit-step-navigation__next-btn');
		await userEvent.keyboard('{ArrowRight}');
		expect(heading()).toBe('Head a');
		await userEvent.click(button('Later'));
		expect(heard).toEqual([['close', 2, 0, 'skip-btn']]);
	});

	it('has no buttons if the main one is hidden, and no count for a single step', () => {
		const { unmount } = render(
			<Page steps={[step('a', {}, { primaryButton: { isHidden: true } })]} />,
		);
		expect(part('.woocommerce-tour-kit-step-navigation')).toBeNull();
		unmount();
		render(<Page steps={[step('a')]} />);
		expect(screen.queryByText(/Step 1/)).toBeNull();
		expect(button('Done')).toHaveClass('woocommerce-tour-kit-step-navigation__done-btn');
	});

	it('highlights a step’s target, and leaves only that to the pointer, until it ends', () => {
		const { rerender } = render(<Page steps={[step('a', aim)]} />);
		expect(part('.tour-kit-spotlight')).toHaveClass('is-visible');
		expect(part('#aim')).toHaveClass('wp-tour-kit-spotlit');
		expect(part('#wpwrap')).toHaveClass('woocommerce-tour-kit-inert');
		expect(part('.tour-kit-frame__arrow')).toBeInTheDocument();
		expect(part('.tour-kit')?.parentElement).toBe(document.body);
		rerender(<Page steps={[step('a')]} />);
		expect(part('.tour-kit-spotlight')).toBeNull();
		expect(part('#aim')).not.toHaveClass('wp-tour-kit-spotlit');
		expect(part('#wpwrap')).not.toHaveClass('woocommerce-tour-kit-inert');
	});

	it('has the requested effects and class names', () => {
		const styles = { outline: '2px solid red' };
		const { rerender } = render(
			<Page
				steps={[step('a', aim)]}
				options={{ classNames: ['mine', 'own'], effects: { spotlight: { styles } } }}
			/>,
		);
		expect(part('.tour-kit-frame')).toHaveClass('is-desktop', 'is-visible', 'mine', 'own');
		expect(part('.tour-kit-spotlight')).toHaveStyle(styles);
		expect(part('#wpwrap')).not.toHaveClass('woocommerce-tour-kit-inert');
		rerender(
			<Page
				steps={[step('a', aim)]}
				options={{ effects: { overlay: true, arrowIndicator: false } }}
			/>,
		);
		expect(part('.tour-kit-overlay')).toHaveClass('is-visible');
		expect(part('.tour-kit-spotlight')).toBeNull();
		expect(part('.tour-kit-frame__arrow')).toBeNull();
	});

	it('moves the focus to a step’s element, and back at the end', () => {
		const page = (isOn: boolean) => (
			<>
				<button>Before</button>
				{isOn ? <Page steps={[step('a', { focusElement: { desktop: '#field' } })]} /> : null}
			</>
		);
		const { rerender } = render(page(false));
		button('Before').focus();
		rerender(page(true));
		expect(screen.getByLabelText('Field')).toHaveFocus();
		rerender(page(false));
		expect(button('Before')).toHaveFocus();
	});

	it('finds targets that appear later, and scrolls to them on request', async () => {
		const scrolled = jest.fn();
		Element.prototype.scrollIntoView = scrolled;
		const target = { referenceElements: { desktop: '#late', mobile: '#phone' } };
		const late = document.createElement('p');
		late.id = 'late';
		const autoScroll = { block: 'center' } as const;
		render(
			<Page
				steps={[step('a', aim), step('b', target)]}
				options={{ effects: { spotlight: {}, autoScroll } }}
			/>,
		);
		expect(scrolled.mock.calls).toEqual([[autoScroll]]);
		await userEvent.click(button('Next'));
		expect(part('.tour-kit-spotlight')).toBeNull();
		await act(async () => document.body.append(late));
		expect(part('.tour-kit-spotlight')).toBeInTheDocument();
		await act(async () => late.remove());
	});

	it('uses the texts and targets of phones on phones', () => {
		// as: the part of a list that useViewportMatch reads
		const narrow = { matches: false, addEventListener() {}, removeEventListener() {} } as never;
		const before = window.matchMedia;
		window.matchMedia = () => narrow;
		const descriptions = { desktop: 'Wide', mobile: 'Narrow' };
		render(
			<Page
				steps={[
					step('a', { referenceElements: { desktop: '#none', mobile: '#aim' } }, { descriptions }),
				]}
			/>,
		);
		expect(part('.tour-kit-frame')).toHaveClass('is-mobile');
		expect(screen.getByText('Narrow')).toBeVisible();
		expect(part('#aim')).toHaveClass('wp-tour-kit-spotlit');
		window.matchMedia = before;
	});
});
