from IPython.display import HTML

HTML("""
<script type="module" src="https://example.org/embed/searchlight.js"></script>
<search-light puzzle="mines" controls="mini"></search-light>
""")
