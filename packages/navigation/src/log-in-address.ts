/**
 * Where somebody who is signed out logs in and comes back to what is on the screen: the page itself. WordPress leads on from there to
 * its log-in, wherever a plugin has put that; who has logged in meanwhile in another tab is there at once.
 */
export function logInAddress({ pathname, search }: Location = window.location): string {
	return pathname + search;
}
