import { lazy, useState, type ComponentType } from 'react';

/** A component whose code comes in a chunk of its own; `load` may be called before it is drawn. */
export type ChunkComponent<Props extends object> = ComponentType<Props> & {
	readonly load: () => Promise<unknown>;
};

const failed = new Set<() => unknown>();

/** Has chunks that failed ask for their code again when they are drawn the next time: React's `lazy` remembers a failure for ever. */
export function renewFailedChunks(): void {
	for (const renew of failed) renew();
	failed.clear();
}

/** As React's `lazy`, but when the code is there before the first render it is drawn at once, without a fallback in between. */
export function chunk<Props extends object>(
	fetch: () => Promise<{ default: ComponentType<Props> }>,
): ChunkComponent<Props> {
	let ready: ComponentType<Props> | undefined;
	const load = async () => {
		try {
			const module = await fetch();
			ready = module.default;
			return module;
		} catch (error) {
			failed.add(() => (Late = late()));
			throw error;
		}
	};
	const late = () => lazy(load) as unknown as ComponentType<Props>; // drawn alike; only the types of refs differ
	let Late = late();
	function Chunk(props: Props) {
		// Once chosen it stays: another component would begin anew.
		const [Part] = useState<ComponentType<Props>>(() => ready ?? Late);
		return <Part {...props} />;
	}
	return Object.assign(Chunk, { load });
}
