/** One timer that a component keeps for its life: `const [ timer ] = useState( createTimer )`. Starting again forgets the former call. */
export function createTimer() {
	let handle: ReturnType<typeof setTimeout> | undefined;
	const stop = () => clearTimeout(handle);
	const start = (wait: number, run: () => void) => {
		stop();
		if (wait > 0) handle = setTimeout(run, wait);
		else run();
	};
	return { start, stop };
}
