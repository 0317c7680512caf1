/**
 * Creates a timer for the life of a component: `const [ timer ] = useState( createTimer )`. Starting it again cancels
 * the former call.
 */
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
