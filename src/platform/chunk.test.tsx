import { Suspense, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { chunk } from './chunk';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const shown = (Part: ComponentType<{ name: string }>) => (
	<Suspense fallback="loading">
		<Part name="Ada" />
	</Suspense>
);

describe('a component in a chunk of its own', () => {
	it('is drawn at once when its code was loaded before', async () => {
		const Part = chunk(async () => ({ default: Greeting }));
		await Part.load();
		render(shown(Part));
		expect(screen.getByText('Hello Ada')).toBeVisible();
	});

	it('has the fallback in its place until its code comes', async () => {
		const Part = chunk(async () => ({ default: Greeting }));
		render(shown(Part));
		expect(screen.getByText('loading')).toBeVisible();
		expect(await screen.findByText('Hello Ada')).toBeVisible();
	});

	it('keeps what was typed when its code is loaded once more', async () => {
		const Part = chunk(async () => ({
			default: ({ name }: { name: string }) => <input aria-label={name} />,
		}));
		const { rerender } = render(shown(Part));
		const box = await screen.findByLabelText('Ada');
		await Part.load();
		rerender(shown(Part));
		expect(screen.getByLabelText('Ada')).toBe(box);
	});

	it('asks for its code again after a failure', async () => {
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
