import { renderHook, waitFor } from '@testing-library/react';
import { usePictures } from './use-pictures';

let asked: string[] = [];
let status = 200;
const pictured = (id: number, src: unknown) => ({ id, images: [{ src }] });
const products = [
	pictured(31, 'https://shop.example/mug.jpg'),
	pictured(12, 'javascript:alert(1)'),
	{ id: 14, images: [] },
	{ id: 15 },
];

beforeEach(() => {
	asked = [];
	status = 200;
	globalThis.fetch = async (url) => {
		asked.push(decodeURIComponent(String(url)));
		return {
			ok: status === 200,
			status,
			headers: new Headers({ 'X-WP-Total': '4', 'X-WP-TotalPages': '1' }),
			text: async () => JSON.stringify(status === 200 ? products : { code: 'x', message: 'No.' }),
		} as Response; // The client reads only these properties.
	};
	Object.assign(globalThis, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) });
	Object.assign(globalThis, { cancelIdleCallback: clearTimeout });
});
afterEach(() => {
	Reflect.deleteProperty(globalThis, 'requestIdleCallback');
	Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

describe('Pictures of products', () => {
	it('come in one request for each product once, and only from addresses of the web', async () => {
		const ids = [31, 12, 31, 14, 15];
		const { result } = renderHook(() => usePictures(ids));
		expect(asked).toEqual([]);
		await waitFor(() => expect(result.current.size).toBe(1));
		expect(result.current.get(31)).toBe('https://shop.example/mug.jpg');
		expect(asked).toEqual([expect.stringMatching(/include=12,14,15,31(&|$)/)]);
	});

	it('are not requested without products, and are left out if the request fails', async () => {
		const { result, rerender } = renderHook(({ ids }) => usePictures(ids), {
			initialProps: { ids: [] as number[] },
		});
		status = 500;
		rerender({ ids: [77] });
		await waitFor(() => expect(asked).toHaveLength(1));
		expect(asked).toEqual([expect.stringContaining('include=77')]);
		expect(result.current.size).toBe(0);
	});
});
