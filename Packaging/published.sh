# The name and version under which the wheels are published, such as tablemock[cjk]==1.0.0; empty until they are.
# Packaging/install and Packaging/readme read it. After a change, run “Packaging/readme”.
PUBLISHED=${TABLEMOCK_PUBLISHED-}
