window.ran.push('the deprecation');
