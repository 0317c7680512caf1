import { whenScriptsHaveRun } from './when-scripts-have-run';

function documentIn(state: DocumentReadyState): Document {
	const page = document.implementation.createHTMLDocument();
	Object.defineProperty(page, 'readyState', { value: state });
	return page;
}

describe('The start of the app', () => {
	it('waits for the scripts behind it, and happens once', () => {
		const page = documentIn('loading');
		const started = jest.fn();
		whenScriptsHaveRun(started, page);
		expect(started).not.toHaveBeenCalled();
		page.dispatchEvent(new Event('DOMContentLoaded'));
		window.dispatchEvent(new Event('load'));
		expect(started).toHaveBeenCalledTimes(1);
	});

	it('waits for nothing when the page is complete', () => {
		const started = jest.fn();
		whenScriptsHaveRun(started, documentIn('complete'));
		expect(started).toHaveBeenCalledTimes(1);
	});

	it('also runs for a script that comes late', () => {
		const started = jest.fn();
		whenScriptsHaveRun(started, documentIn('interactive'));
		window.dispatchEvent(new Event('load'));
		expect(started).toHaveBeenCalledTimes(1);
	});

	it('runs after everything that goes ahead of it', () => {
		const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
		const order: string[] = [];
		whenScriptsHaveRun(() => order.push('app'));
		whenScriptsHaveRun(() => order.push('store'), document, true);
		document.dispatchEvent(new Event('DOMContentLoaded'));
		window.dispatchEvent(new Event('load'));
		expect(order).toEqual(['store', 'app']);
		state.mockRestore();
	});
});
