/**
 * The page itself, to be loaded again: new code comes with it, and who is signed out is led by WordPress to its log-in, wherever a plugin
 * has put that, and back to what is on the screen; who has logged in meanwhile in another tab is there at once.
 */
export function pageAddress({ pathname, search }: Location = window.location): string {
	return pathname + search;
}
