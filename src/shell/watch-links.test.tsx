import { fireEvent, screen } from '@testing-library/dom';
import { watchLinks } from './watch-links';

let asked: { href: string; signal: AbortSignal }[];
let stop: () => void;

beforeEach(() => {
	jest.useFakeTimers();
	asked = [];
	document.body.innerHTML = `<a href="/orders"><b>Orders</b></a><a href="/revenue">Revenue</a>
		<a href="/help" target="_blank">Help</a><a>No link</a><button>Button</button>`;
	stop = watchLinks(document, async (href, signal) => {
		asked.push({ href: new URL(href).pathname, signal });
	});
});
afterEach(() => {
	stop();
	jest.useRealTimers();
	Reflect.deleteProperty(navigator, 'connection');
});

const pointAt = (text: string) => fireEvent.pointerOver(screen.getByText(text));
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const hrefs = () => asked.map(({ href }) => href);

describe('Links under the pointer', () => {
	it('are prepared once the pointer rests on them', () => {
		pointAt('Orders');
		wait(90);
		expect(hrefs()).toEqual([]);
		wait(20);
		expect(hrefs()).toEqual(['/orders']);
		pointAt('Orders');
		wait(200);
		expect(hrefs()).toEqual(['/orders']);
	});

	it('are not prepared when the pointer only passes by', () => {
		pointAt('Orders');
		wait(50);
		pointAt('Button');
		wait(500);
		expect(hrefs()).toEqual([]);
	});

	it('are aborted when the pointer leaves, also out of the window', () => {
		pointAt('Orders');
		wait(100);
		pointAt('Revenue');
		expect(asked[0]?.signal.aborted).toBe(true);
		wait(100);
		fireEvent(screen.getByText('Revenue'), new MouseEvent('pointerout', { bubbles: true }));
		expect(asked[1]?.signal.aborted).toBe(true);
	});

	it('are left to the screen that opens when they are clicked', () => {
		pointAt('Orders');
		wait(100);
		fireEvent.click(screen.getByText('Orders'));
		pointAt('Button');
		expect(asked[0]?.signal.aborted).toBe(false);
		pointAt('Revenue');
		fireEvent.click(screen.getByText('Revenue'));
		wait(500);
		expect(hrefs()).toEqual(['/orders']);
	});

	it('are prepared for the keyboard as well, one beside that of the pointer', () => {
		pointAt('Revenue');
		screen.getByText('Orders').closest('a')?.focus();
		wait(100);
		expect(hrefs()).toEqual(['/revenue', '/orders']);
		screen.getByRole('button').focus();
		expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true]);
	});

	it('are not prepared on touch, for other windows, or without an address', () => {
		fireEvent(
			screen.getByText('Orders'),
			Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }),
		);
		wait(500);
		pointAt('Help');
		wait(500);
		pointAt('No link');
		wait(500);
		expect(hrefs()).toEqual([]);
	});

	it('are never prepared for users who save data', () => {
		Object.assign(navigator, { connection: { saveData: true } });
		pointAt('Orders');
		wait(500);
		expect(hrefs()).toEqual([]);
	});
});
